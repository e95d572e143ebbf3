import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { TravellerWish } from '#domain/travellers/find-traveller.ts'
import { readNameQuery } from '../bookings/desk/name-query-store.ts'

type Reader = Pick<Database, 'execute'>

/** Somebody who has a login, by its id, or who has booked without one, by the reference of their newest booking. */
export type ListedTraveller = {
  id: string
  login: boolean
  name: string
  email: string
  phone: string
  bookings: number
  creditPaise: number
  /** When the login was made, or the newest booking. */
  at: Date
}

/** After whom the next page begins. The moment is in microseconds, as the database has it. */
export type TravellerPlace = { at: string; id: string }

export type TravellerPart = { after: TravellerPlace | null; most: number }
type Row = Omit<ListedTraveller, 'at'> & { at: string; key: string }
type Found = { traveller: ListedTraveller; place: TravellerPlace }

const moment = (text: string) => sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`

/** `people` has id, login, at, phone and, of who booked without a login, the booking. */
async function readPeople(db: Reader, people: SQL): Promise<Found[]> {
  const { rows } = await db.execute<Row>(sql`
    select people.id, people.login, people.phone, coalesce(nullif(travellers.name, ''), last.name, '') as name,
      coalesce(nullif(travellers.email, ''), last.email, '') as email, coalesce(wallets.balance_paise, 0)::double precision as "creditPaise", case when people.login
        then (select count(*)::integer from bookings where bookings.traveller_id = people.user_id and confirmed_at is not null)
        else (select count(*)::integer from bookings where bookings.phone = people.phone and confirmed_at is not null)
      end as bookings,
      (extract(epoch from people.at) * 1000)::bigint::text as at, (extract(epoch from people.at) * 1000000)::bigint::text as key
    from (${people}) as people
    left join travellers on travellers.id = people.user_id
    left join wallets on wallets.traveller_id = people.user_id
    left join lateral (
      select name, email from bookings where bookings.phone = people.phone and bookings.phone <> '' order by created_at desc limit 1
    ) as last on true
    order by people.at desc, people.id collate "C" desc`)
  return rows.map(({ key, at, ...row }) => ({
    traveller: { ...row, at: new Date(Number(at)) },
    place: { at: key, id: row.id },
  }))
}

/** Logins, the newest first. */
export async function listLogins(db: Reader, { after, most }: TravellerPart): Promise<Found[]> {
  const place = after ? sql`where (created_at, id) < (${moment(after.at)}, ${after.id}::uuid)` : sql``
  return readPeople(
    db,
    sql`select id::text as id, id as user_id, true as login, created_at as at, phone from auth_users ${place} order by created_at desc, id desc limit ${most}`,
  )
}

/** Who has booked, by phone, the newest booking first. */
export async function listBookers(db: Reader, { after, most }: TravellerPart): Promise<Found[]> {
  const place = after ? sql`and (created_at, reference) < (${moment(after.at)}, ${after.id})` : sql``
  return readPeople(
    db,
    sql`select reference as id, traveller_id as user_id, false as login, created_at as at, phone from bookings as newest
      where phone <> '' ${place} and not exists (
        select from bookings as newer where newer.phone = newest.phone and (newer.created_at, newer.reference) > (newest.created_at, newest.reference)
      ) order by created_at desc, reference desc limit ${most}`,
  )
}

/** Whoever a search finds, by what they told us or by a booking: logins where we keep them, and who has none by the newest of those bookings. */
export async function findTravellers(
  db: Reader,
  wish: TravellerWish,
  { after, most, hosted }: TravellerPart & { hosted: boolean },
): Promise<Found[]> {
  const { phone, told } = await conditionsOf(db, wish)
  const ofBookings = [phone, told].flatMap((one) => one ?? [])
  if (ofBookings.length === 0) return []
  const booked = sql`select reference, traveller_id, phone, created_at from bookings where ${sql.join(ofBookings, sql` or `)}`
  const ids = [
    ...(phone ? [sql`select id from auth_users where ${phone}`] : []),
    ...(told ? [sql`select id from travellers where ${told}`] : []),
    sql`select traveller_id from booked where traveller_id is not null`,
  ]
  const logins = hosted
    ? sql`select null::text as id, null::uuid as user_id, true as login, null::timestamptz as at, null::text as phone where false`
    : sql`select id::text, id, true, created_at, phone from auth_users where id in (${sql.join(ids, sql` union `)})`
  const place = after ? sql`where (at, id collate "C") < (${moment(after.at)}, ${after.id})` : sql``
  return readPeople(
    db,
    sql`with booked as materialized (${booked}), logins as (${logins}), bookers as (
        select distinct on (phone) reference, traveller_id, false, created_at, phone from booked
        where phone <> '' ${hosted ? sql`` : sql`and not exists (select from auth_users where auth_users.phone = booked.phone) and (traveller_id is null or not exists (select from auth_users where auth_users.id = booked.traveller_id))`}
        order by phone, created_at desc, reference desc
      ), everybody (id, user_id, login, at, phone) as (select * from logins union all select * from bookers)
      select * from everybody ${place} order by at desc, id collate "C" desc limit ${most}`,
  )
}

/** Conditions on a phone, and on name or address, that hold for bookings and for logins or profiles alike. */
async function conditionsOf(
  db: Reader,
  { phoneTail, email, name }: TravellerWish,
): Promise<{ phone: SQL | null; told: SQL | null }> {
  const query = name === null ? '' : await readNameQuery(db, name)
  return {
    phone: phoneTail === null ? null : sql`reverse(phone) like ${`${[...phoneTail].reverse().join('')}%`}`,
    told:
      email !== null
        ? sql`lower(email) = ${email}`
        : query === ''
          ? null
          : sql`array_to_tsvector(name_words(name)) @@ ${query}::tsquery`,
  }
}
