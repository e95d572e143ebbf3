import { timeInIndia } from '#domain/calendar/clock.ts'
import type { Kind } from '#domain/content/kinds.ts'
import type { Desk } from '#server/console/desk.ts'
import { addresses, titleOf } from './content-kinds.ts'
import { openItem } from './open-item.ts'

export type PreviewView = NonNullable<Awaited<ReturnType<typeof showPreview>>>

/** Why there is no page to be seen. */
const unseen: Record<'page' | 'coupon', string> = {
  page: 'These words stand on many pages, a few on each, and on none by themselves. ‘Publish’ shows what changes.',
  coupon:
    'Nobody sees a coupon before they type it while they book, but the one that the lead page offers. ‘Publish’ shows what changes.',
}

/** A draft as the page that it would be. */
export async function showPreview({ services: { content, previews } }: Desk, kind: Kind, id: string) {
  const open = await openItem(content, kind, id)
  if (!open) return null
  const link = previews.linkTo({ kind, id })
  return {
    kind,
    address: addresses[kind](id),
    title: titleOf(open.item.value, id),
    unseen: link ? null : unseen[kind === 'coupon' ? 'coupon' : 'page'],
    link: link && open.draft && { ...link, until: timeInIndia(link.until) },
  }
}
