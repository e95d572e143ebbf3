import { approvalKinds, approvals } from '#domain/approvals/approval.ts'
import { sayCounts } from '#domain/bookings/say-party.ts'
import { addDays, showPlainDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { showBriefly } from '#domain/calendar/show-moment.ts'
import { nameOf } from '#domain/content/kinds.ts'
import { sayRefusal } from '#domain/content/publish-refusal.ts'
import { wantsOf } from '#domain/enquiries/wants.ts'
import { formatPaise } from '#domain/money/money.ts'
import { may } from '#domain/staff/roles.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import type { Today } from '#server/today/create-today.ts'
import { mayLookAt } from '../approvals/show-approval.ts'
import { addresses } from '../content/content-kinds.ts'

type StaffDesk = Desk & { session: StaffSession }
export type TodayView = Awaited<ReturnType<typeof showToday>>

const dayOf = (date: string) => {
  const weekday = new Date(date).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })
  return `${weekday} ${showPlainDate(date).replace(/ \d{4}$/, '')}`
}

/** What waits for this person, then what happens anyway; each part as far as the role may see it. */
export async function showToday(desk: StaffDesk) {
  const { services, session, now } = desk
  const { role, name } = session.staff
  const { today } = services
  const seesDepartures = may(role, 'departures: read')
  const seesSystem = may(role, 'system: read')
  const decide =
    seesDepartures && may(role, 'departures: change') ? await showToDecide(today, now) : noneToDecide
  const approve = await showToApprove(desk)
  const wrong = may(role, 'payments: read') ? await showWrong(today, now) : []
  const alone = may(role, 'bookings: read') ? await showLeftAlone(today) : []
  const calls = may(role, 'enquiries: read') ? await showCalls(desk) : null
  const unpublished = may(role, 'content: publish') ? await showUnpublished(desk) : []
  const drifting = may(role, 'content: publish') ? (await desk.services.content.listDrifting()).length : 0
  const jobs = seesSystem ? await showJobs(today, now) : []
  return {
    name: name.split(' ')[0] ?? name,
    part: partOfDay(now),
    decide,
    approve,
    wrong,
    alone,
    unpublished,
    drifting,
    calls,
    jobs,
    mayRetry: may(role, 'job: try again'),
    waiting:
      decide.inAll +
      approve.mine.length +
      wrong.length +
      alone.length +
      unpublished.length +
      drifting +
      (calls?.waiting ?? 0) +
      jobs.length,
    leaving: seesDepartures ? await showLeaving(today, now) : null,
    offers: seesDepartures ? await showOffers(desk) : [],
    books: seesSystem ? await showBooks(today, now) : null,
    ownDepartures: may(role, 'own departures: read'),
  }
}

function partOfDay(now: Date): string {
  const hour = new Date(now.getTime() + 5.5 * 3600_000).getUTCHours()
  return hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'
}

const noneToDecide: Awaited<ReturnType<typeof showToDecide>> = { rows: [], inAll: 0 }

async function showToDecide(today: Today, now: Date) {
  const date = dateInIndia(now)
  const { rows, inAll } = await today.toDecide()
  const shown = rows.map((row) => ({
    key: `${row.tripId}/${row.id}`,
    title: row.title,
    day: dayOf(row.startDate),
    late: row.decideOn !== null && row.decideOn < date,
    run: row.run ?? '',
    sold: `${row.sold} sold, ${row.smallest} needed`,
    seats: { sold: row.sold, held: row.held, total: row.total, smallest: row.smallest ?? 0 },
    paid: `${formatPaise(row.paidPaise)} paid`,
  }))
  return { rows: shown, inAll }
}

/** Offers of waiting lists that run, the first to end first. */
async function showOffers({ services, now }: StaffDesk) {
  return (await services.waiting.listOffers()).map(({ party, until }) => ({
    id: party.id,
    to: `/console/departures/${party.tripId}/${party.departureId}?tab=waiting`,
    title: party.terms.title.split(':')[0] ?? party.terms.title,
    line: `${dayOf(party.terms.startDate)}, ${party.name}, ${sayCounts({ guests: party.seats, children: 0 })}`,
    until: `until ${showBriefly(until, now)}`,
  }))
}

/** What was planned to go onto the site, and was refused then. */
async function showUnpublished({ services, now }: StaffDesk) {
  return (await services.content.schedules.listRefused()).map(({ kind, id, by, at, refused }) => ({
    name: nameOf({ kind, id }),
    to: `${addresses[kind](id)}/publish`,
    line: `${by ?? 'The command line'} planned it for ${showBriefly(at, now)}`,
    why: refused ? (sayRefusal(refused)[0] ?? '') : '',
  }))
}

async function showLeftAlone(today: Today) {
  return (await today.leftAlone()).map(({ reference, name, title, startDate, guests }) => ({
    reference,
    to: `/console/bookings/${reference}`,
    name: name || 'Name erased',
    line: `${title.split(':')[0]}, ${dayOf(startDate)}, ${sayCounts({ guests, children: 0 })}`,
  }))
}

async function showToApprove({ services, session, now }: StaffDesk) {
  const { id, role } = session.staff
  const kinds = approvalKinds.filter((kind) => mayLookAt(kind, role))
  const rows = (await services.approvals.list(kinds, id)).filter(({ expired }) => !expired)
  const mine = rows.filter(({ turn }) => turn === 'decide' || turn === 'carry out')
  return {
    mine: mine.map((row) => ({
      id: row.id,
      who: row.about.who,
      reference: row.about.reference,
      what: `${approvals[row.kind].shown}${row.about.what && `, ${row.about.what}`}`,
      asked: row.askedBy === id ? 'asked by you' : `asked by ${row.askedByName}`,
      at: showBriefly(row.askedAt, now),
      sum: row.sumPaise > 0 ? formatPaise(row.sumPaise) : '',
    })),
    sum: formatPaise(mine.reduce((sum, { sumPaise }) => sum + sumPaise, 0)),
    waitForOthers: rows.filter(({ turn }) => turn === 'wait').length,
  }
}

async function showWrong(today: Today, now: Date) {
  const { payments, refused } = await today.wrong()
  return [
    ...refused.map(({ merchantRefundId, reference, name, amountPaise, settledAt }) => ({
      key: merchantRefundId,
      what: 'Refund refused by PhonePe',
      name,
      reference,
      line: `Refused ${settledAt ? showBriefly(settledAt, now) : ''}. PhonePe was asked three times: look, and send it again.`,
      sum: formatPaise(amountPaise),
      bad: true,
      to: '/console/refunds?show=refused',
      label: 'Look',
    })),
    ...payments.map(({ reference, name, title, amountPaise, paidPaise, state, createdAt }) => ({
      key: `${reference} ${createdAt.getTime()}`,
      what: state === 'mismatch' ? 'Paid with another sum' : `Unknown since ${showBriefly(createdAt, now)}`,
      name,
      reference,
      line:
        state === 'mismatch'
          ? `${title.split(':')[0]}. PhonePe took ${formatPaise(paidPaise ?? 0)}; it goes back by itself.`
          : `${title.split(':')[0]}. PhonePe has not said what became of it, and is asked again by itself.`,
      sum: formatPaise(amountPaise),
      bad: state === 'mismatch',
      to: `/console/bookings/${reference}`,
      label: 'Open',
    })),
  ]
}

/** Null when nobody is to be called. What others have is shown after one's own, and waits for them. */
async function showCalls({ services, session, now }: StaffDesk) {
  const { id } = session.staff
  const { rows, count, waiting, countedTo } = await services.enquiries.listDueCalls(id)
  if (rows.length === 0) return null
  const date = dateInIndia(now)
  const isBounded = count > countedTo
  return {
    count: isBounded ? `${countedTo.toLocaleString('en-IN')}+` : count,
    others:
      count > rows.length
        ? `${isBounded ? 'Over ' : ''}${((isBounded ? countedTo : count) - rows.length).toLocaleString('en-IN')}`
        : null,
    waiting,
    rows: rows.map(({ reference, name, asked, stage, ownerId, owner, nextDay }) => ({
      reference,
      name,
      wants: wantsOf(asked),
      stage,
      owner: ownerId === id ? 'Yours' : (owner ?? 'Nobody has it'),
      next: nextDay === date ? 'Today' : `Due ${dayOf(nextDay)}`,
      late: nextDay < date,
    })),
  }
}

/** Work that was given up, in words; nothing personal stands in a job. */
export async function showJobs(today: Today, now: Date) {
  return (await today.jobsGivenUp()).map(({ id, task, payload, attempts, lastError, failedAt }) => ({
    id,
    task: task.charAt(0).toUpperCase() + task.slice(1),
    about: Object.entries(payload)
      .filter(([, value]) => String(value).length < 40)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    why: `${lastError ?? 'It failed'}, ${attempts === 1 ? '1 try' : `${attempts} tries`}`,
    at: failedAt ? showBriefly(failedAt, now) : '',
  }))
}

async function showLeaving(today: Today, now: Date) {
  const date = dateInIndia(now)
  const rows = await today.leaving()
  const days = [0, 1, 2].map((after) => addDays(date, after))
  return {
    departures: rows.length,
    guests: rows.reduce((sum, { sold }) => sum + sold, 0),
    days: days.flatMap((day) => {
      const ofDay = rows.filter(({ startDate }) => startDate === day)
      if (ofDay.length === 0) return []
      const list = ofDay.map(({ tripId, id, title, time, place, sold, total, run }) => ({
        key: `${tripId}/${id}`,
        title,
        time,
        place,
        sold,
        total,
        run: run === 'Confirmed' ? '' : (run ?? ''),
      }))
      return [{ day: dayOf(day), list }]
    }),
  }
}

/** Null before the first comparison. */
export async function showBooks(today: Today, now: Date) {
  const books = await today.lastBooks()
  return {
    at: books && showBriefly(books.at, now),
    differences: books?.differences ?? 0,
    old: books !== null && now.getTime() - books.at.getTime() > 26 * 3600_000,
    log: books?.log &&
      books.log.rows > 0 && {
        rows: books.log.rows.toLocaleString('en-IN'),
        chain: `${books.log.chain.slice(0, 4)}…${books.log.chain.slice(-4)}`,
      },
  }
}
