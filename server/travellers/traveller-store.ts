import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'

type Reader = Pick<Database, 'execute'>

export type TravellerBooking = {
  reference: string
  status: BookingStatus
  title: string
  startDate: string
  guests: number
  totalPaise: number
  name: string
  email: string
  phone: string
  travellerId: string | null
  made: Date
}

/** So many stand on a page; the list of bookings has all. */
const mostBookings = 50

/** Of an account, and of its phone; the newest first. */
export async function listBookingsOfPerson(
  db: Reader,
  { travellerId, phone }: { travellerId: string | null; phone: string },
): Promise<TravellerBooking[]> {
  const { rows } = await db.execute<Omit<TravellerBooking, 'made'> & { made: string }>(sql`
    select reference, status, coalesce(sold ->> 'title', '') as title, coalesce(sold ->> 'startDate', '') as "startDate", guests,
      total_paise::double precision as "totalPaise", name, email, phone, traveller_id as "travellerId",
      (extract(epoch from created_at) * 1000)::bigint::text as made
    from bookings where reference in (
      select reference from bookings where traveller_id = ${travellerId}::uuid
      union select reference from bookings where phone = ${phone} and phone <> ''
    ) order by created_at desc, reference desc limit ${mostBookings}`)
  return rows.map(({ made, ...row }) => ({ ...row, made: new Date(Number(made)) }))
}

/** The newest booking of an account that is not ours to keep. */
export async function findNewestBooking(db: Reader, travellerId: string): Promise<string | null> {
  const { rows } = await db.execute<{ reference: string }>(
    sql`select reference from bookings where traveller_id = ${travellerId}::uuid order by created_at desc limit 1`,
  )
  return rows[0]?.reference ?? null
}

export async function countSavedTrips(db: Reader, travellerId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from saved_trips where traveller_id = ${travellerId}::uuid`,
  )
  return rows[0]?.count ?? 0
}

export type SentMessage = {
  id: number
  channel: 'mail' | 'sms'
  subject: string | null
  reference: string
  at: Date
  state: 'sent' | 'refused' | 'waits'
}

/** About these bookings, to one of these addresses: ours and those of others stand in the same outbox. The newest first. */
export async function listMessagesAbout(
  db: Reader,
  { references, recipients, most }: { references: string[]; recipients: string[]; most: number },
): Promise<SentMessage[]> {
  if (references.length === 0 || recipients.length === 0) return []
  const among = (values: string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )
  const { rows } = await db.execute<Omit<SentMessage, 'at' | 'id'> & { at: string; id: string }>(sql`
    select id::text as id, channel, subject, reference, (extract(epoch from coalesce(sent_at, created_at)) * 1000)::bigint::text as at,
      case when sent_at is not null then 'sent' when refused_at is not null then 'refused' else 'waits' end as state
    from outbox where reference in (${among(references)}) and recipient in (${among(recipients)}) order by outbox.id desc limit ${most}`)
  return rows.map(({ id, at, ...row }) => ({ ...row, id: Number(id), at: new Date(Number(at)) }))
}
