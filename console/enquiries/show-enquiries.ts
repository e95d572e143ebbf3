import { dateInIndia } from '#domain/calendar/clock.ts'
import { type EnquiryFilter, enquiryFilter, writeEnquiryFilter } from '#domain/enquiries/enquiry-filter.ts'
import { stages, stageTable } from '#domain/enquiries/stages.ts'
import { wantsOf } from '#domain/enquiries/wants.ts'
import { may } from '#domain/staff/roles.ts'
import type { Desk } from '#server/console/desk.ts'
import type { ListedEnquiry, StageCounts } from '#server/enquiries/desk/list-store.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { isDue, showAge, showCount, showNext } from './enquiry-words.ts'

export const enquiriesAddress = '/console/enquiries'

export type EnquiriesView = Awaited<ReturnType<typeof showEnquiries>>
export type EnquiryLine = EnquiriesView['rows'][number]

/** What stands in the address beside the filter: after which row, and which number the next one has. */
export type PageWish = { after: string; from: number }

export async function showEnquiries(
  { services, session, now }: Desk & { session: StaffSession },
  filter: EnquiryFilter,
  { after, from }: PageWish,
) {
  const [key = '', reference = ''] = after.split('~')
  const { id, role } = session.staff
  const { rows, next, counts, countedTo } = await services.enquiries.list(
    filter,
    reference === '' ? null : { key, reference },
    id,
  )
  const today = dateInIndia(now)
  const query = writeEnquiryFilter(filter)
  const place =
    next && new URLSearchParams({ after: `${next.key}~${next.reference}`, from: String(from + rows.length) })
  const people = await services.enquiries.listWhoMayHave()
  return {
    filter,
    query,
    from,
    rows: rows.map((row) => lineOf(row, { now, today })),
    next: place && `${enquiriesAddress}${query === '' ? '?' : `${query}&`}${place}`,
    tabs: tabsOf(filter, counts, countedTo),
    chips: chipsOf(query, counts, countedTo),
    due: counts.due > 0 ? showCount(counts.due, countedTo) : null,
    people: people.filter((person) => person.id !== id).map(({ id: value, name }) => ({ value, name })),
    mayExport: may(role, 'exports'),
    mayExportPhones: may(role, 'exports with phones'),
  }
}

function lineOf(enquiry: ListedEnquiry, { now, today }: { now: Date; today: string }) {
  const { reference, name, phone, asked, stage, owner, sent } = enquiry
  const due = isDue(enquiry, today)
  return {
    reference,
    name,
    tail: phone.replace(/\D/g, '').slice(-4),
    wants: wantsOf(asked),
    stage,
    owner: owner ?? (stage === 'lost' || stage === 'won' ? '' : null),
    next: showNext(enquiry, today),
    due,
    /** It waits for somebody: its day has come, or nobody has it yet. */
    waits: due || (stage === 'new' && owner === null),
    age: showAge(sent, now),
  }
}

/** The stages, each for whoever the list is filtered by. */
function tabsOf({ stage, owner, find, due, suspect }: EnquiryFilter, counts: StageCounts, most: number) {
  const apart = suspect || due || find !== ''
  const tab = (name: EnquiryFilter['stage'], title: string, count?: number) => ({
    title,
    to: enquiriesAddress + writeEnquiryFilter(enquiryFilter({ stage: name, owner })),
    here: !apart && stage === name,
    count: count === undefined ? undefined : showCount(count, most),
  })
  return [
    tab(null, 'Open', counts.new + counts.called + counts.quoted),
    ...stages.map((name) => tab(name, stageTable[name].title, counts[name])),
  ]
}

function chipsOf(query: string, counts: StageCounts, most: number) {
  const chip = (title: string, wanted: Parameters<typeof enquiryFilter>[0], count?: number) => {
    const search = writeEnquiryFilter(enquiryFilter(wanted))
    return {
      title,
      to: enquiriesAddress + search,
      here: query === search,
      count: count === undefined ? undefined : showCount(count, most),
    }
  }
  return {
    before: [
      chip('Everybody’s', {}),
      chip('Mine', { owner: 'mine' }),
      chip('Nobody’s', { owner: 'nobody' }),
      chip('Call today', { due: true }),
    ],
    after: [
      chip('Suspect', { suspect: true }, counts.suspect),
      { title: 'Applications', to: '/console/applications', here: false, count: undefined },
      { title: 'Subscribers', to: '/console/subscribers', here: false, count: undefined },
    ],
  }
}
