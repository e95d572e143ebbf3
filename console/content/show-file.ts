import type { Kind } from '#domain/content/kinds.ts'
import { threeWays } from '#domain/content/three-ways.ts'
import { may } from '#domain/staff/roles.ts'
import type { deskOfStaff } from '../desk.ts'
import { addresses, shapeOf, titleOf } from './content-kinds.ts'
import { openItem } from './open-item.ts'

export type FileView = NonNullable<Awaited<ReturnType<typeof showFile>>>

/** What a release has made of a file, beside what was made of it here, and what it said before both. */
export async function showFile(
  { services: { content }, session }: ReturnType<typeof deskOfStaff>,
  kind: Kind,
  id: string,
) {
  const [open, drift] = await Promise.all([openItem(content, kind, id), content.showDrift({ kind, id })])
  if (!open) return null
  const { role } = session.staff
  return {
    kind,
    address: addresses[kind](id),
    title: titleOf(open.item.value, id),
    drift: drift && {
      rows: rowsOf(kind, drift),
      knowsOrigin: drift.origin !== null,
      ours: open.draft
        ? `The draft of ${open.draft.by ?? 'the command line'}`
        : `Version ${drift.version}, live`,
      revision: drift.draft?.revision ?? null,
      version: drift.version,
    },
    mayEdit: may(role, 'content: edit'),
    mayPublish: may(role, 'content: publish'),
  }
}

/** Where nobody knows what the file said before, it is compared with ours alone. */
function rowsOf(
  kind: Kind,
  { file, origin, ours }: { file: { value: unknown }; origin: unknown; ours: unknown },
) {
  const { sections, toForm } = shapeOf(kind, ours, file.value, origin ?? ours)
  const texts = { origin: toForm(origin ?? ours), file: toForm(file.value), ours: toForm(ours) }
  return threeWays(sections, texts)
}
