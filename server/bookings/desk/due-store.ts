import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { owedFor } from '#database/owed-query.ts'
import { bookings } from '#database/schema/bookings.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { Booking } from '../booking-store.ts'

const owed = owedFor('bookings')

export type DuePlace = { dueOn: string; reference: string }

export type DueLine = {
  reference: string
  name: string
  phone: string
  email: string
  title: string
  startDate: string
  totalPaise: number
  owedPaise: number
  dueOn: string
  remindedAt: Date | null
}

type Row = Omit<DueLine, 'totalPaise' | 'owedPaise' | 'remindedAt'> & {
  totalPaise: string
  owedPaise: string
  remindedAt: string | null
}

/** What is owed until a day of these, the earliest first, after a place. */
export async function listDueLines(
  db: Pick<Database, 'execute'>,
  days: { from: string | null; to: string | null },
  { after, most }: { after: DuePlace | null; most: number },
): Promise<DueLine[]> {
  const { rows } = await db.execute<Row>(sql`
    select reference, name, phone, email, sold ->> 'title' as title, sold ->> 'startDate' as "startDate",
      total_paise as "totalPaise", ${owed} as "owedPaise", due_on::text as "dueOn", reminded_at as "remindedAt"
    from bookings
    where due_on is not null
      ${days.from === null ? sql`` : sql`and due_on >= ${days.from}::date`}
      ${days.to === null ? sql`` : sql`and due_on <= ${days.to}::date`}
      ${after === null ? sql`` : sql`and (due_on, reference) > (${after.dueOn}::date, ${after.reference})`}
    order by due_on, reference limit ${most}`)
  return rows.map(({ totalPaise, owedPaise, remindedAt, ...row }) => ({
    ...row,
    totalPaise: Number(totalPaise),
    owedPaise: Number(owedPaise),
    remindedAt: remindedAt === null ? null : new Date(remindedAt),
  }))
}

export type DueSums = {
  overdue: number
  overduePaise: number
  week: number
  weekPaise: number
  later: number
  laterPaise: number
  links: number
}

/** How many are owed since before today, in the next seven days and later, and what they come to; and pay links that keep seats. */
export async function sumDue(
  db: Pick<Database, 'execute'>,
  { today, week }: { today: string; week: string },
): Promise<DueSums> {
  const part = (name: string, when: ReturnType<typeof sql>) => sql`
    count(*) filter (where ${when})::integer as ${sql.identifier(name)},
    coalesce(sum(owed) filter (where ${when}), 0)::double precision as ${sql.identifier(`${name}Paise`)}`
  const { rows } = await db.execute<DueSums>(sql`
    select ${part('overdue', sql`due_on < ${today}::date`)},
      ${part('week', sql`due_on between ${today}::date and ${week}::date`)},
      ${part('later', sql`due_on > ${week}::date`)},
      (select count(*)::integer from bookings where channel = 'desk' and status in ('held', 'awaiting_payment')) as links
    from (select due_on, ${owed} as owed from bookings where due_on is not null) as due`)
  return rows[0] as DueSums
}

export type KeptLine = Pick<
  Booking,
  'reference' | 'name' | 'phone' | 'email' | 'totalPaise' | 'holdExpiresAt' | 'terms' | 'remindedAt'
>

/** Seats that the desk keeps for who has a pay link or waits for a discount, those that end first before others. */
export async function listKept(db: Pick<Database, 'select'>, most: number): Promise<KeptLine[]> {
  return db
    .select({
      reference: bookings.reference,
      name: bookings.name,
      phone: bookings.phone,
      email: bookings.email,
      totalPaise: bookings.totalPaise,
      holdExpiresAt: bookings.holdExpiresAt,
      terms: bookings.terms,
      remindedAt: bookings.remindedAt,
    })
    .from(bookings)
    .where(sql`channel = 'desk' and status in ('held', 'awaiting_payment')`)
    .orderBy(bookings.holdExpiresAt, bookings.reference)
    .limit(most)
}

/** What a number has booked, the newest first. */
export async function listOfPhone(
  db: Pick<Database, 'select'>,
  phone: string,
): Promise<{ reference: string; name: string; email: string; status: BookingStatus; title: string }[]> {
  return db
    .select({
      reference: bookings.reference,
      name: bookings.name,
      email: bookings.email,
      status: bookings.status,
      title: sql<string>`sold ->> 'title'`,
    })
    .from(bookings)
    .where(eq(bookings.phone, phone))
    .orderBy(desc(bookings.createdAt))
    .limit(5)
}
