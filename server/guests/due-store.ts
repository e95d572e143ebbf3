import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { quietDays } from '#domain/guests/reminder-days.ts'

type Wanted = { kind: string; at: Date; most: number }

/** Somebody of the party has not told all, it was not reminded of it under this name, and of no other lately. */
function isDue({ kind, at }: Wanted): SQL {
  return sql`status = 'confirmed' and (email <> '' or phone <> '')
    and exists (
      select from booking_guests as guest
      where guest.reference = bookings.reference and guest.ended_at is null
        and not exists (
          select from guest_details as told
          where told.reference = guest.reference and told.n = guest.n and told.done_at is not null
        )
    )
    and not exists (
      select from reminders
      where reminders.reference = bookings.reference
        and (reminders.kind = ${kind} or reminders.kind like 'details %' and reminders.at > ${at}::timestamptz - ${`${quietDays} days`}::interval)
    )`
}

/** Trips that start from the one day to the other, of bookings that stood before they would have been reminded. */
export async function listStarting(
  db: Pick<Database, 'execute'>,
  { from, to, days, ...wanted }: Wanted & { from: string; to: string; days: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select reference from bookings
    where sold ->> 'startDate' between ${from} and ${to} and ${isDue(wanted)}
      and (confirmed_at at time zone 'Asia/Kolkata')::date < (sold ->> 'startDate')::date - ${days}::integer
    limit ${wanted.most}`)
  return rows.map(({ reference }) => reference)
}

/** Whether somebody was asked for details of this booking, by a reminder or by the desk. */
export async function wasAskedSince(
  db: Pick<Database, 'execute'>,
  reference: string,
  since: Date,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from reminders where reference = ${reference} and kind like 'details %' and at > ${since} limit 1`,
  )
  return rows.length > 0
}

/** Nothing is held for longer before it is paid. By when it was made a booking is found (index `bookings_status_made`). */
const longestHoldDays = 45

/** Bookings that were sold between the two moments, for a trip that starts after that day. */
export async function listSold(
  db: Pick<Database, 'execute'>,
  { from, to, startAfter, ...wanted }: Wanted & { from: Date; to: Date; startAfter: string },
): Promise<string[]> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select reference from bookings
    where created_at between ${from}::timestamptz - ${`${longestHoldDays} days`}::interval and ${to}
      and confirmed_at between ${from} and ${to} and sold ->> 'startDate' > ${startAfter} and ${isDue(wanted)}
    limit ${wanted.most}`)
  return rows.map(({ reference }) => reference)
}
