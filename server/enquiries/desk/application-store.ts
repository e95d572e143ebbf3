import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

/** A line of the list of applications. */
export type ListedApplication = {
  reference: string
  name: string
  phone: string
  email: string
  openingId: string
  link: string
  message: string
  suspect: boolean
  sent: Date
}

export type ApplicationPlace = { key: string; reference: string }
type Row = Omit<ListedApplication, 'sent'> & { sent: string; key: string }

export function isApplicationPlace({ key }: ApplicationPlace): boolean {
  return /^\d{1,17}$/.test(key)
}

/** The newest first, each with its place; suspects stand apart. */
export async function listApplications(
  db: Pick<Database, 'execute'>,
  { suspect, after, most }: { suspect: boolean; after: ApplicationPlace | null; most: number },
): Promise<{ application: ListedApplication; place: ApplicationPlace }[]> {
  const beyond = after
    ? sql`and (created_at, reference) < (timestamptz 'epoch' + ${after.key}::bigint * interval '1 microsecond', ${after.reference})`
    : sql``
  const { rows } = await db.execute<Row>(sql`
    select reference, name, coalesce(phone, '') as phone, email, coalesce(additional_data ->> 'openingId', '') as "openingId",
      coalesce(additional_data ->> 'link', '') as link, coalesce(message, '') as message, suspect,
      (extract(epoch from created_at) * 1000)::bigint::text as sent, (extract(epoch from created_at) * 1000000)::bigint::text as key
    from enquiries where form_type = 'Job Application' and suspect = ${suspect} ${beyond}
    order by created_at desc, reference desc limit ${most}`)
  return rows.map(({ key, sent, ...row }) => ({
    application: { ...row, sent: new Date(Number(sent)) },
    place: { key, reference: row.reference },
  }))
}
