import { innerRuns, linksOf, type PostBody, type TextRun } from './post-body.ts'

/** Phrases that lead to a page wherever a post says them, by the page's path. */
export type LinkPhrases = Record<string, readonly string[]>

/**
 * The post with links to the pages whose phrases its paragraphs hold: each page once, the first time that it is named, and
 * not at all where the author links to it anyway. Headings, lists and links stay as they are.
 */
export function linkPhrases(body: PostBody, phrases: LinkPhrases): PostBody {
  const linked = new Set(linksOf(body).map((to) => to.replace(/[?#].*$/, '')))
  const targets = new Map(
    Object.entries(phrases).flatMap(([to, words]) => words.map((word) => [word.toLowerCase(), to] as const)),
  )

  function linkText(text: string): TextRun[] {
    const open = [...targets].filter(([, to]) => !linked.has(to)).map(([word]) => word)
    const found = open.length > 0 ? anyOf(open).exec(text) : null
    if (!found) return text === '' ? [] : [text]
    const [words] = found
    const to = targets.get(words.toLowerCase()) as string
    linked.add(to)
    const before = text.slice(0, found.index)
    return [
      ...(before ? [before] : []),
      { link: [words], to },
      ...linkText(text.slice(found.index + words.length)),
    ]
  }

  function linkRuns(runs: TextRun[]): TextRun[] {
    return runs.flatMap((run): TextRun[] => {
      if (typeof run === 'string') return linkText(run)
      if ('strong' in run) return [{ strong: linkRuns(innerRuns(run)) }]
      return 'emphasis' in run ? [{ emphasis: linkRuns(innerRuns(run)) }] : [run]
    })
  }

  const linkBlocks = (blocks: PostBody['opening']) =>
    blocks.map((block) => ('paragraph' in block ? { paragraph: linkRuns(block.paragraph) } : block))
  return {
    opening: linkBlocks(body.opening),
    sections: body.sections.map((section) => ({ ...section, blocks: linkBlocks(section.blocks) })),
  }
}

/** Whole words alone, the longest phrase first: 'Goa' is in 'Goa’s', not in 'Goan'. */
function anyOf(words: string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const escaped = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}-])`, 'iu')
}
