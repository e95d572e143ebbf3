import { and, asc, eq, gte, lte, ne } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { enquiries } from '#database/schema/enquiries.ts'
import type { Enquiry } from '#domain/forms/enquiry-request.ts'

export type EnquiryRow = typeof enquiries.$inferSelect

type NewEnquiry = {
  reference: string
  enquiry: Enquiry
  suspect: boolean
  /** On which it is due. */
  nextDay: string | null
  fingerprint: string | null
  at: Date
}

const application: Enquiry['formType'] = 'Job Application'

/** Adds the enquiry, or finds the one that it repeats; `added` tells which. */
export async function saveEnquiry(
  db: Pick<Database, 'insert' | 'select'>,
  { reference, enquiry, suspect, nextDay, fingerprint, at }: NewEnquiry,
): Promise<{ added: boolean; reference: string }> {
  const { formType, name, email, additionalData, pageUrl } = enquiry
  const [row] = await db
    .insert(enquiries)
    .values({
      reference,
      formType,
      name,
      email,
      phone: 'phone' in enquiry ? enquiry.phone : null,
      message: 'message' in enquiry ? enquiry.message : null,
      additionalData: onlyGiven(additionalData),
      pagePath: pageUrl,
      suspect,
      nextDay,
      fingerprint,
      createdAt: at,
    })
    .onConflictDoNothing({ target: enquiries.fingerprint })
    .returning({ reference: enquiries.reference })
  if (row) return { added: true, reference: row.reference }
  const [known] = await db
    .select({ reference: enquiries.reference })
    .from(enquiries)
    .where(eq(enquiries.fingerprint, fingerprint ?? ''))
  if (!known) throw new Error('an enquiry vanished between two statements')
  return { added: false, reference: known.reference }
}

function onlyGiven(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** Enquiries and applications that were sent by then; what staff noted about them goes with them. */
export async function deleteEnquiriesUntil(db: Pick<Database, 'delete'>, until: Date): Promise<void> {
  await db.delete(enquiries).where(lte(enquiries.createdAt, until))
}

/** Applications, or all that is none, the oldest first. */
export async function listEnquiriesSince(
  db: Pick<Database, 'select'>,
  from: Date,
  kind: 'enquiries' | 'applications',
): Promise<EnquiryRow[]> {
  const { formType, createdAt, reference } = enquiries
  const isWanted = kind === 'applications' ? eq(formType, application) : ne(formType, application)
  return db
    .select()
    .from(enquiries)
    .where(and(isWanted, gte(createdAt, from)))
    .orderBy(asc(createdAt), asc(reference))
}
