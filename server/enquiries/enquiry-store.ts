import { eq } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { enquiries } from '#database/schema.ts'
import type { Enquiry } from '#domain/forms/enquiry-request.ts'

type NewEnquiry = { reference: string; enquiry: Enquiry; fingerprint: string | null; at: Date }

/** Adds the enquiry, or finds the one that it repeats; `added` tells which. */
export async function saveEnquiry(
  db: Pick<Database, 'insert' | 'select'>,
  { reference, enquiry, fingerprint, at }: NewEnquiry,
): Promise<{ added: boolean; reference: string }> {
  const { formType, name, email, phone, additionalData, pageUrl } = enquiry
  const [row] = await db
    .insert(enquiries)
    .values({
      reference,
      formType,
      name,
      email,
      phone,
      additionalData,
      pagePath: pageUrl,
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
