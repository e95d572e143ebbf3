import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { nameQuery } from '#database/name-query.ts'
import { readFind } from '#domain/bookings/find-booking.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import type { EnquiryFilter, EnquiryOrder } from '#domain/enquiries/enquiry-filter.ts'
import { readEnquiryReference } from '#domain/enquiries/enquiry-reference.ts'
import { type LostReason, openStages, type Stage, stages } from '#domain/enquiries/stages.ts'
import { digitsOf, isListed, isListedAndPlain, tailOf } from './listed-store.ts'

type Reader = Pick<Database, 'execute'>

/** A line of the desk's list. */
export type ListedEnquiry = {
  reference: string
  name: string
  phone: string
  email: string
  asked: Record<string, string>
  message: string
  stage: Stage
  ownerId: string | null
  /** Of who has it; null where nobody does. */
  owner: string | null
  nextDay: string | null
  lostReason: LostReason | null
  wonBooking: string | null
  suspect: boolean
  sent: Date
}

/** After which row the next page begins: what the list is ordered by, and the reference. */
export type EnquiryPlace = { key: string; reference: string }

/** Who asks, and which day it is for them: `mine` and `due` are read with it. */
export type Looking = { staffId: string | null; today: string }

/** A time is written to the microsecond, as the database has it: a page that began at a rounded one would show a row twice, or never. */
const sentAt = {
  written: sql`(extract(epoch from e.created_at) * 1000000)::bigint::text`,
  read: (key: string) => sql`(timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond')`,
}
const next = sql`coalesce(e.next_day, 'infinity'::date)`

const orders: Record<EnquiryOrder['by'], { of: SQL[]; written: SQL; read: (key: string) => SQL[] }> = {
  sent: { of: [sql`e.created_at`], written: sentAt.written, read: (key) => [sentAt.read(key)] },
  next: {
    of: [next, sql`e.created_at`],
    written: sql`${next}::text || '_' || ${sentAt.written}`,
    read(key) {
      const [day = '', time = ''] = key.split('_')
      return [sql`${day}::date`, sentAt.read(time)]
    },
  },
}

export function isEnquiryPlace({ by }: EnquiryOrder, { key }: EnquiryPlace): boolean {
  return by === 'sent' ? /^\d{1,17}$/.test(key) : /^(\d{4}-(0\d|1[0-2])-[0-2]\d|infinity)_\d{1,17}$/.test(key)
}

type Row = Omit<ListedEnquiry, 'sent'> & { sent: string; key: string }
type Part = { after: EnquiryPlace | null; most: number }

/** The next rows of a list, each with its place. */
export async function listEnquiries(
  db: Reader,
  filter: EnquiryFilter,
  { after, most, looking }: Part & { looking: Looking },
): Promise<{ enquiry: ListedEnquiry; place: EnquiryPlace }[]> {
  const found = filter.find === '' ? null : await searchOf(db, filter.find)
  if (found === 'none') return []
  const { order } = filter
  const { of, written, read } = orders[order.by]
  const [way, beyond] = order.down ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const keys = [...of, sql`e.reference`]
  const conditions = [
    ...conditionsOf(filter, looking),
    ...(after
      ? [sql`(${listed(keys)}) ${beyond} (${listed([...read(after.key), sql`${after.reference}`])})`]
      : []),
  ]
  const where = sql`where ${sql.join(conditions, sql` and `)}`
  const ordered = sql`order by ${listed(keys.map((key) => sql`${key} ${way}`))}`
  // Of what a search finds only those that are shown are read whole: a frequent name finds thousands.
  const source = found
    ? sql`from (select e.reference from found e ${where} ${ordered} limit ${most}) as chosen join enquiries e using (reference)`
    : sql`from (select * from enquiries e ${where} ${ordered} limit ${most}) as e`
  const { rows } = await db.execute<Row>(sql`
    ${found ? sql`with found as materialized (${found})` : sql``}
    select e.reference, e.name, coalesce(e.phone, '') as phone, e.email, e.additional_data as asked, coalesce(e.message, '') as message, e.stage,
      e.owner_id as "ownerId", staff.name as owner, e.next_day::text as "nextDay", e.lost_reason as "lostReason", e.won_booking as "wonBooking", e.suspect,
      (extract(epoch from e.created_at) * 1000)::bigint::text as sent, ${written} as key
    ${source} left join staff on staff.id = e.owner_id ${ordered}`)
  return rows.map(({ key, sent, ...row }) => ({
    enquiry: { ...row, sent: new Date(Number(sent)) },
    place: { key, reference: row.reference },
  }))
}

function listed(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}

function conditionsOf(filter: EnquiryFilter, looking: Looking): SQL[] {
  const { find, stage, due, suspect, since, until } = filter
  return [
    suspect ? sql`${isListed} and e.suspect` : isListedAndPlain,
    ...(stage && stage !== 'all' ? [sql`e.stage = ${stage}`] : []),
    // Who looks for one, or for suspects, is shown it, whatever became of it.
    ...((stage === null && find === '' && !suspect) || due ? [isOpen] : []),
    ...(due ? [isDue(looking)] : []),
    ...ownedBy(filter.owner, looking),
    ...(since ? [sql`e.created_at >= ${startOfDayInIndia(since).toISOString()}::timestamptz`] : []),
    ...(until
      ? [sql`e.created_at < ${startOfDayInIndia(addDays(until, 1)).toISOString()}::timestamptz`]
      : []),
  ]
}

function isDue({ today }: Looking): SQL {
  return sql`${next} <= ${today}::date`
}

/** Written out, as the index of what is due has it. */
const isOpen = sql`e.stage in (${sql.raw(openStages.map((stage) => `'${stage}'`).join(', '))})`

function ownedBy(owner: EnquiryFilter['owner'], { staffId }: Looking): SQL[] {
  if (owner === null) return []
  if (owner === 'nobody') return [sql`e.owner_id is null`]
  return [sql`e.owner_id = ${owner === 'mine' ? staffId : owner}::uuid`]
}

/** What lists are filtered and ordered by. */
const columns = sql.raw(
  ['reference', 'form_type', 'merged_into', 'suspect', 'stage', 'owner_id', 'next_day', 'created_at']
    .map((name) => `kept.${name}`)
    .join(', '),
)

/** What a search finds, as a statement with the columns of lists. What is found under a later one leads to that one. */
async function searchOf(db: Reader, find: string): Promise<SQL | 'none'> {
  const reference = readEnquiryReference(find)
  const { phoneTail = null, name = null } = readFind(find) ?? {}
  const { rows } = await db.execute<{ words: string[] }>(
    sql`select coalesce(name_words(${name}), '{}') as words`,
  )
  const query = nameQuery(rows[0]?.words ?? [])
  const reasonsOf = (table: SQL) => [
    ...(reference ? [sql`${table}.reference = ${reference}`] : []),
    ...(phoneTail ? [sql`${digitsOf(table)} like ${tailOf(phoneTail)}`] : []),
    ...(query ? [sql`array_to_tsvector(name_words(${table}.name)) @@ ${query}::tsquery`] : []),
  ]
  const isFound = (table: SQL) => sql`(${sql.join(reasonsOf(table), sql` or `)})`
  if (reasonsOf(sql`kept`).length === 0) return 'none'
  return sql`select ${columns} from enquiries kept where ${isFound(sql`kept`)}
    union select ${columns} from enquiries under join enquiries kept on kept.reference = under.merged_into where under.merged_into is not null and ${isFound(sql`under`)}`
}

export type StageCounts = Record<Stage | 'suspect' | 'due', number>

/** How many there are of each, counted up to so many: more are more than anybody looks through. */
export async function countByStage(
  db: Reader,
  { owner, most, looking }: { owner: EnquiryFilter['owner']; most: number; looking: Looking },
): Promise<StageCounts> {
  const owned = ownedBy(owner, looking)
  // In an order, so that an index is read to the bound, and not the table.
  const count = (name: string, conditions: SQL[], order = sql`e.created_at`) =>
    sql`(select count(*) from (select from enquiries e where ${sql.join(conditions, sql` and `)} order by ${order} limit ${most}) as counted)::int as ${sql.raw(`"${name}"`)}`
  const { rows } = await db.execute<StageCounts>(
    sql`select ${listed([
      ...stages.map((stage) => count(stage, [isListedAndPlain, sql`e.stage = ${stage}`, ...owned])),
      count('suspect', [isListed, sql`e.suspect`]),
      count('due', [isListedAndPlain, isOpen, isDue(looking), ...owned], next),
    ])}`,
  )
  const [counts] = rows
  if (!counts) throw new Error('a count without a row')
  return counts
}
