import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { openDatabase } from '../../../database/client.ts'
import { longPatience } from '../../../database/patience.ts'
import { readEnquiryFilter } from '../../../domain/enquiries/enquiry-filter.ts'
import { createListDeskEnquiries, createListDueCalls } from '../../../server/enquiries/desk/list-enquiries.ts'
import type { EnquiryPlace } from '../../../server/enquiries/desk/list-store.ts'
import { createShowDeskEnquiry } from '../../../server/enquiries/desk/show-enquiry.ts'
import { fillDesk } from '../fill-desk.ts'
import type { Proof } from '../proof.ts'
import { timeLists } from '../time-lists.ts'

const enquiries = 100_000

export const enquiryLists: Proof = {
  name: 'enquiry-lists',
  title: 'Lists of enquiries',
  doing: `Listing and finding ${enquiries} enquiries beside as many bookings`,
  prove: ({ freshDatabase }) => prove(freshDatabase),
}

async function prove(freshDatabase: (name: string) => Promise<string>) {
  const url = await freshDatabase('enquiry_lists')
  const { db, pool, close } = openDatabase(url, () => {}, { patience: longPatience, connections: 1 })
  await fillDesk(pool, enquiries)
  const [me, other] = await fillEnquiries(pool)
  const clock = { now: () => new Date('2026-10-31T06:00:00Z') }
  const list = createListDeskEnquiries({ db, clock })
  const dueCalls = createListDueCalls({ db, clock })
  const show = createShowDeskEnquiry({ db })
  const lists = await timeLists<EnquiryPlace>(pool, {
    tables: ['enquiries'],
    questions: questions(other),
    list(query) {
      const filter = readEnquiryFilter(new URLSearchParams(query))
      return (after) => list(filter, after, me)
    },
  })
  const others = await timeLists<never>(pool, {
    tables: ['enquiries', 'bookings'],
    questions: { 'calls due on Today': 'calls', 'one with all of its phone': 'show' },
    list: (query) => async () => {
      if (query === 'calls') await dueCalls(me)
      else await show('ENQ-XXXXX5XX42')
      return { next: null }
    },
  })
  await close()
  return {
    text: `Of ${enquiries} enquiries a page of 50 with the counts of all stages is read within (95 of 100, with the indexes that were read): ${[...lists.told, ...others.told].join('; ')}.`,
    faults: [...lists.faults, ...others.faults],
  }
}

function questions(owner: string): Record<string, string> {
  const find = (text: string) => new URLSearchParams({ find: text }).toString()
  return {
    open: '',
    called: 'stage=called',
    won: 'stage=won',
    'all, the newest first': 'stage=all',
    'called, the oldest first': 'stage=called&order=sent',
    due: 'due=',
    mine: 'owner=mine',
    'somebody’s, lost': `owner=${owner}&stage=lost`,
    'nobody’s': 'owner=nobody',
    suspects: 'suspect=',
    'sent on a day': 'stage=all&since=2026-03-01&until=2026-03-01',
    'by reference': find('ENQ-XXXXX5XX42'),
    'by four digits': find('0042'),
    'by a frequent name': find('Kumar'),
    'by a name that nobody has': find('Zzyzx'),
  }
}

/** With the names and phones of the bookings; most are won or lost, as after a year. */
async function fillEnquiries(pool: pg.Pool): Promise<[string, string]> {
  const people = [randomUUID(), randomUUID()] as [string, string]
  for (const [i, id] of people.entries())
    await pool.query(
      `insert into staff (id, phone, name, role, active_from) values ($1, '91981100000' || $2, 'Somebody', 'owner', now())`,
      [id, i],
    )
  await pool.query(
    `insert into enquiries (reference, form_type, name, email, phone, additional_data, page_path, suspect, created_at, stage, owner_id, next_day, lost_reason)
     select 'ENQ-' || translate(lpad(i::text, 10, '0'), '01', 'XY'), 'Contact Form', name, email, '+' || phone, '{"subject":"A question"}', '/contact', i % 50 = 0,
       created_at + i * interval '1 microsecond', s, case i % 3 when 0 then $1::uuid when 1 then $2::uuid end,
       case when s in ('won', 'lost') then null else date '2026-10-01' + i % 60 end, case when s = 'lost' then 'no answer' end
     from (select (row_number() over (order by reference))::int as i, * from bookings) as numbered,
       lateral (select (array['new', 'called', 'quoted', 'won', 'won', 'won', 'lost', 'lost', 'lost', 'lost'])[1 + i % 10] as s) as stage`,
    people,
  )
  await pool.query('vacuum analyze enquiries')
  return people
}
