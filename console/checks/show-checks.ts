import { addDays, showPlainDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { type Check, checkNames, checks } from '#domain/content/checks.ts'
import { type Kind, nameOf } from '#domain/content/kinds.ts'
import { may } from '#domain/staff/roles.ts'
import type { ListedCheck } from '#server/checks/list-checks.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { addresses, titleOf } from '../content/content-kinds.ts'

export const checksAddress = '/console/checks'

export type ChecksView = Awaited<ReturnType<typeof showChecks>>
export type CheckLine = ChecksView['rows'][number]

/** What there is to do about each, in a line above its list. */
const lines: Record<Check, string> = {
  'set aside':
    'The rules of this release refuse these versions: an older one, or the file, is shown instead. Mend and publish them.',
  departures: 'Nobody can book these trips. Give them dates, or take them out of the lists.',
  pictures: 'A photograph of these trips can’t be shown. Choose another picture.',
  dates: 'The last date of these trips is less than 60 days away. Say what comes after it.',
  facts:
    'Fees, permits and visas change. Read the sources of these trips again, then change the day until which they were read.',
  file: 'These were edited here, and a release has changed their file. Compare both and say which holds.',
}

/** Days that somebody has who is given a check. */
const usualDays = 14

function readCheck(address: URLSearchParams): Check | null {
  return checkNames.find((name) => name === address.get('what')) ?? null
}

export async function showChecks(
  { services, session, now }: Desk & { session: StaffSession },
  address: URLSearchParams,
) {
  const { rows, others, colleagues } = await services.checks.list()
  const asked = readCheck(address)
  const count = (name: Check) => [...rows, ...others].filter(({ what }) => what === name).length
  const what = asked ?? checkNames.find((name) => count(name) > 0) ?? 'facts'
  const mine = address.get('whose') === 'mine'
  const shown = rows.filter((row) => row.what === what && (!mine || row.turn?.staffId === session.staff.id))
  const addressOf = (name: Check) => `${checksAddress}?${new URLSearchParams({ what: name })}`
  return {
    what,
    line: lines[what],
    mine,
    tabs: checkNames.map((name) => ({
      title: checks[name],
      to: addressOf(name),
      here: name === what,
      count: count(name),
    })),
    chips: [
      { title: 'Everybody’s', to: addressOf(what), here: !mine },
      { title: 'My turn', to: `${addressOf(what)}&whose=mine`, here: mine },
    ],
    rows: shown.map(lineOf),
    others: mine
      ? []
      : await nameOthers(
          services,
          others.filter((one) => one.what === what),
        ),
    colleagues,
    until: addDays(dateInIndia(now), usualDays),
    today: dateInIndia(now),
    mayGive: may(session.staff.role, 'content: edit'),
  }
}

/** What is no trip, by its title. */
async function nameOthers({ content }: Desk['services'], others: { kind: Kind; id: string; what: Check }[]) {
  if (others.length === 0) return []
  const items = new Map((await content.listItems()).map((item) => [nameOf(item), item]))
  return others.map(({ kind, id, what }) => ({
    to: addresses[kind](id) + (what === 'file' ? '/file' : '/versions'),
    title: titleOf(items.get(nameOf({ kind, id }))?.value, id),
    kind,
  }))
}

function lineOf({ tripId, title, what, day, turn }: ListedCheck) {
  const since = { facts: 'Read until', dates: 'Last date' }[what as string]
  return {
    id: tripId,
    to: addresses.trip(tripId) + (what === 'file' ? '/file' : ''),
    title: title.split(':')[0] ?? title,
    day: day && `${since} ${showPlainDate(day)}`,
    who: turn?.name ?? null,
    until: turn && showPlainDate(turn.until),
    isLate: turn?.isLate ?? false,
  }
}
