import { showBriefly } from '#domain/calendar/show-moment.ts'
import type { Kind } from '#domain/content/kinds.ts'
import { sayKept } from '#domain/content/prices/kept-prices.ts'
import { sayProven } from '#domain/content/prices/old-price.ts'
import { may } from '#domain/staff/roles.ts'
import { tripPath } from '#domain/trips/trip.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { addresses, titleOf } from './content-kinds.ts'
import { judgeItem, type OpenItem, openItem } from './open-item.ts'
import { plannedOf } from './show-publish.ts'

type At = Desk & { session: StaffSession }
export type ItemView = NonNullable<Awaited<ReturnType<typeof showItem>>>

/** One thing of the content as it is being written, with one section of its form. */
export async function showItem(at: At, kind: Kind, id: string, wished: string | null) {
  const { content } = at.services
  const open = await openItem(content, kind, id)
  if (!open) return null
  const { item, draft, shape } = open
  const section = shape.sections.find(({ name }) => name === wished) ?? shape.sections[0]
  if (!section) return null
  const problems = draft ? await judgeItem(content, open) : []
  const held = shape.toForm(item.value)
  const address = addresses[kind](id)
  const { role } = at.session.staff
  return {
    kind,
    id,
    address,
    title: titleOf(item.value, id),
    line: lineOf(open, at.now),
    sections: shape.sections.map(({ name, title }) => ({
      name,
      title,
      to: `${address}?section=${name}`,
      here: name === section.name,
    })),
    section,
    value: Object.fromEntries(
      Object.keys(section.fields).flatMap((name) => (Object.hasOwn(held, name) ? [[name, held[name]]] : [])),
    ),
    problems,
    /** A post's text as the site shows it, beside where it is written. */
    rendered: 'body' in section.fields ? content.renderText(item) : null,
    planned: draft ? await plannedOf(content, { kind, id }, draft.revision) : null,
    revision: draft?.revision ?? null,
    isDraft: draft !== null,
    fileChanged: open.fileChanged,
    mayEdit: may(role, 'content: edit'),
    mayPublish: may(role, 'content: publish'),
    publicPath: open.isOnSite ? publicPathOf(kind, id, item.value) : null,
    beside: await besideOf(at, open),
    ...(await choicesOf(at, open, section.name)),
  }
}

/** What stands beside controls: who keeps an old price, and which old price may be struck through. */
async function besideOf({ services: { content } }: At, { item }: OpenItem): Promise<Record<string, string>> {
  if (item.kind !== 'trip') return {}
  const [kept, proven] = await Promise.all([content.listKeptPrices(item.id), content.offerOldPrices(item)])
  return { ...sayKept(kept), ...sayProven(proven) }
}

function lineOf({ draft, live, isOnSite }: OpenItem, now: Date): string {
  const shown = live
    ? `Version ${live.version}${live.by ? ` of ${live.by}` : ''} is live since ${showBriefly(live.at, now)}.`
    : isOnSite
      ? 'It stands on the site as its file has it.'
      : 'It is not on the site yet.'
  return draft
    ? `Draft of ${draft.by ?? 'the command line'}, saved ${showBriefly(draft.at, now)}. ${shown}`
    : shown
}

function publicPathOf(kind: Kind, id: string, value: unknown): string | null {
  if (kind === 'trip') return tripPath({ id, kind: (value as { kind: 'group' }).kind })
  return kind === 'post' ? `/blog/${id}` : null
}

/** What there is to choose from, where the section asks for it. */
async function choicesOf({ services: { content, choosePictures } }: At, { item }: OpenItem, section: string) {
  const places =
    item.kind === 'trip' && section === 'days'
      ? (await content.listItems())
          .filter(({ kind }) => kind === 'place')
          .map(({ id, value }) => ({ id, name: titleOf(value, id) }))
          .toSorted((a, b) => a.name.localeCompare(b.name))
      : []
  const pictures = item.kind === 'trip' && section === 'pictures' ? await choosePictures(item) : []
  return { places, pictures }
}
