import { type PlacedProblem, placeProblems } from '#domain/content/fields/place-problems.ts'
import type { Item, Kind } from '#domain/content/kinds.ts'
import type { Desk } from '#server/console/desk.ts'
import { type Shape, shapeOf } from './content-kinds.ts'

type Content = Desk['services']['content']
type Draft = NonNullable<Awaited<ReturnType<Content['drafts']['read']>>>

/** A thing as it is being written: its draft, or what stands on the site where nobody changes it. */
export type OpenItem = {
  item: Item
  draft: Draft | null
  /** The version that stands on the site; null for the file, or where there is nothing yet. */
  live: { version: number; by: string | null; at: Date } | null
  /** What stands on the site; null where there is nothing yet. */
  shown: unknown
  isOnSite: boolean
  /** It was changed here, and its file by a release: somebody has to say which of the two holds. */
  fileChanged: boolean
  shape: Shape
}

/** Null where there is no such thing. */
export async function openItem(content: Content, kind: Kind, id: string): Promise<OpenItem | null> {
  const which = { kind, id }
  const [draft, history, items, drift] = await Promise.all([
    content.drafts.read(which),
    content.listHistory(which),
    content.listItems(),
    content.showDrift(which),
  ])
  const shown = items.find((item) => item.kind === kind && item.id === id) ?? null
  const live = history.find(({ isLive }) => isLive) ?? null
  const source = draft?.sourceName ?? shown?.source
  const value = draft?.body ?? shown?.value
  if (source === undefined || value === undefined) return null
  return {
    item: { kind, id, source, value },
    draft,
    live: live && { version: live.version, by: live.by, at: live.at },
    shown: shown?.value ?? null,
    isOnSite: shown !== null,
    fileChanged: drift !== null,
    shape: shapeOf(kind, value),
  }
}

/** What speaks against it, each where it can be mended. */
export async function judgeItem(
  content: Pick<Content, 'judge'>,
  { item, shape }: Pick<OpenItem, 'item' | 'shape'>,
): Promise<PlacedProblem[]> {
  const problems = await content.judge(item)
  return placeProblems(
    shape.sections,
    problems.map(({ field, ...rest }) => ({
      ...rest,
      field: rest.elsewhere === null ? shape.pathOf(field) : field,
    })),
  )
}
