import { showBriefly } from '#domain/calendar/show-moment.ts'
import { placeProblems } from '#domain/content/fields/place-problems.ts'
import { type Kind, nameOf } from '#domain/content/kinds.ts'
import type { Desk } from '#server/console/desk.ts'
import { addresses, titleOf } from './content-kinds.ts'
import { openItem } from './open-item.ts'

export type VersionsView = NonNullable<Awaited<ReturnType<typeof showVersions>>>

/** Who published what of one thing, when and what for. */
export async function showVersions({ services: { content }, now }: Desk, kind: Kind, id: string) {
  const open = await openItem(content, kind, id)
  if (!open) return null
  const { draft, item } = open
  const [history, live] = await Promise.all([content.listHistory({ kind, id }), content.list()])
  const state = live.find((one) => nameOf(one) === nameOf({ kind, id }))
  const aside = state?.setAside
  return {
    kind,
    address: addresses[kind](id),
    title: titleOf(item.value, id),
    draft: draft && { by: draft.by ?? 'The command line', at: showBriefly(draft.at, now) },
    rows: history.map(({ version, by, at, note, isLive }) => ({
      version,
      by: by ?? 'The command line',
      at: showBriefly(at, now),
      note,
      isLive,
    })),
    fileChanged: open.fileChanged,
    setAside: aside
      ? {
          shown: aside.used === null ? 'its file' : `version ${aside.used}`,
          problems: placeProblems(
            open.shape.sections,
            aside.problems.map(({ field, message }) => ({ field, message, elsewhere: null })),
          ),
        }
      : null,
  }
}
