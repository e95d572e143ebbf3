import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { showBriefly } from '#domain/calendar/show-moment.ts'
import { type Kind, nameOf } from '#domain/content/kinds.ts'
import { may } from '#domain/staff/roles.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { addresses, titleOf } from './content-kinds.ts'

const rowsAPage = 50

/** How a thing stands: as its file has it, as it was published, being written, or with a version that the rules refuse. */
export const itemStates = {
  draft: 'Draft',
  edited: 'Edited',
  aside: 'Set aside',
  live: 'As its file',
} as const
/** A filter beside those: it may be true of any of them. */
export const fileChangedToo = 'file'
type ItemState = keyof typeof itemStates

export type ItemsView = Awaited<ReturnType<typeof showItems>>
export type ItemLine = ItemsView['rows'][number]

/** All things of a kind, by what the address asks for. */
export async function showItems(
  { services: { content }, session, now }: Desk & { session: StaffSession },
  kind: Kind,
  here: string,
  asked: URLSearchParams,
) {
  const [items, live, drafts, drifting, dates] = await Promise.all([
    content.listItems(),
    content.list(),
    content.drafts.list(kind),
    content.listDrifting(),
    kind === 'trip' ? content.listNextDepartures() : [],
  ])
  const liveOf = new Map(live.map((one) => [nameOf(one), one]))
  const draftOf = new Map(drafts.map((one) => [one.id, one]))
  const toDecide = new Set(drifting.map(nameOf))
  const nextOf = new Map(dates.map((one) => [one.tripId, one]))
  const ofKind = items.filter((item) => item.kind === kind)
  const known = new Set(ofKind.map(({ id }) => id))
  const begun = drafts.filter(({ id }) => !known.has(id))
  const all = [
    ...begun.map(({ id, title }) => ({ id, value: { title } as unknown, isOnSite: false })),
    ...ofKind.map(({ id, value }) => ({ id, value, isOnSite: true })),
  ].map(({ id, value, isOnSite }) => {
    const draft = draftOf.get(id)
    const version = liveOf.get(nameOf({ kind, id }))
    const next = nextOf.get(id)
    const state: ItemState = draft ? 'draft' : version?.setAside ? 'aside' : version ? 'edited' : 'live'
    return {
      id,
      to: addresses[kind](id),
      title: titleOf(value, id),
      of: wordOf(value, 'kind'),
      where: wordOf(value, 'location') || wordOf(value, 'state') || wordOf(value, 'category'),
      state,
      changed: draft
        ? `${draft.by ?? 'Command line'}, ${showBriefly(draft.at, now)}`
        : version
          ? `Version ${version.version}, ${version.by ?? 'command line'}, ${showBriefly(version.at, now)}`
          : '',
      isNew: !isOnSite,
      fileChanged: toDecide.has(nameOf({ kind, id })),
      next: next
        ? `${showPlainDate(next.startDate)}, ${Math.max(0, next.total - next.taken)} of ${next.total} free`
        : '',
    }
  })
  const filter = readFilter(asked)
  const found = all.filter((row) => isWanted(row, filter))
  const from = Math.min(filter.from, Math.max(1, found.length))
  const rows = found.slice(from - 1, from - 1 + rowsAPage)
  const more = from - 1 + rowsAPage < found.length
  return {
    here,
    filter,
    filtered: filter.find !== '' || filter.state !== '' || filter.of !== '',
    counts: Object.fromEntries(
      Object.keys(itemStates).map((state) => [state, all.filter((row) => row.state === state).length]),
    ) as Record<ItemState, number>,
    toDecide: all.filter(({ fileChanged }) => fileChanged).length,
    rows,
    from,
    next: more ? `${here}${writeFilter({ ...filter, from: from + rowsAPage })}` : null,
    mayEdit: may(session.staff.role, 'content: edit'),
  }
}

type Filter = { find: string; state: string; of: string; from: number }

function readFilter(asked: URLSearchParams): Filter {
  const from = asked.get('from') ?? ''
  const state = asked.get('state') ?? ''
  return {
    find: (asked.get('find') ?? '').trim().slice(0, 80),
    state: state === fileChangedToo || Object.hasOwn(itemStates, state) ? state : '',
    of: /^[a-z]{1,20}$/.test(asked.get('of') ?? '') ? (asked.get('of') ?? '') : '',
    from: /^[1-9]\d{0,5}$/.test(from) ? Number(from) : 1,
  }
}

function writeFilter({ from, ...words }: Filter): string {
  const address = new URLSearchParams(Object.entries(words).filter(([, word]) => word !== ''))
  if (from > 1) address.set('from', String(from))
  return address.size === 0 ? '' : `?${address}`
}

function isWanted(
  row: { id: string; title: string; where: string; of: string; state: string; fileChanged: boolean },
  filter: Filter,
): boolean {
  const words = filter.find.toLowerCase().split(/\s+/)
  const text = `${row.id} ${row.title} ${row.where}`.toLowerCase()
  return (
    words.every((word) => text.includes(word)) &&
    (filter.state === '' ||
      (filter.state === fileChangedToo ? row.fileChanged : filter.state === row.state)) &&
    (filter.of === '' || filter.of === row.of)
  )
}

function wordOf(value: unknown, name: string): string {
  const word = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : ''
  return typeof word === 'string' ? word : ''
}
