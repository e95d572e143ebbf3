/** The text of a post, as pages draw it. */
export type TextRun =
  | string
  | { strong: TextRun[] }
  | { emphasis: TextRun[] }
  /** Words that lead to a page of the site, or to another one. */
  | { link: TextRun[]; to: string }

export type TextBlock =
  | { paragraph: TextRun[] }
  | { list: TextRun[][]; ordered: boolean }
  /** Things compared, side by side: each row says one thing of all. */
  | { compared: TextRun[][]; rows: ComparedRow[] }

export type ComparedRow = { label: TextRun[]; cells: TextRun[][] }

export type PostSection = {
  /** Unique in the post: the hash that leads to it. */
  id: string
  title: string
  blocks: TextBlock[]
}

/** What stands above the first heading, and what stands below each. */
export type PostBody = { opening: TextBlock[]; sections: PostSection[] }

export function innerRuns(run: Exclude<TextRun, string>): TextRun[] {
  if ('strong' in run) return run.strong
  return 'emphasis' in run ? run.emphasis : run.link
}

function allBlocks({ opening, sections }: PostBody): TextBlock[] {
  return [...opening, ...sections.flatMap(({ blocks }) => blocks)]
}

/** Where the links of a post lead, in their order. */
export function linksOf(body: PostBody): string[] {
  return allBlocks(body).flatMap((block) => textsOf(block).flatMap(linksIn))
}

function textsOf(block: TextBlock): TextRun[][] {
  if ('paragraph' in block) return [block.paragraph]
  if ('list' in block) return block.list
  return [...block.compared, ...block.rows.flatMap(({ label, cells }) => [label, ...cells])]
}

function linksIn(runs: TextRun[]): string[] {
  return runs.flatMap((run) => {
    if (typeof run === 'string') return []
    return 'to' in run ? [run.to] : linksIn(innerRuns(run))
  })
}
