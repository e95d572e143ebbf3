import { timeInIndia } from '#domain/calendar/clock.ts'
import type { Kind } from '#domain/content/kinds.ts'
import type { Desk } from '#server/console/desk.ts'
import { addresses, titleOf } from './content-kinds.ts'
import { openItem } from './open-item.ts'

export type PreviewView = NonNullable<Awaited<ReturnType<typeof showPreview>>>

/** A draft as the page that it would be. Null where there is no such thing, or no page of it. */
export async function showPreview({ services: { content, previews } }: Desk, kind: Kind, id: string) {
  const open = await openItem(content, kind, id)
  const link = open && previews.linkTo({ kind, id })
  if (!link) return null
  return {
    kind,
    address: addresses[kind](id),
    title: titleOf(open.item.value, id),
    link: open.draft && { ...link, until: timeInIndia(link.until) },
  }
}
