import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { enquiryReferenceOf } from '#domain/enquiries/enquiry-reference.ts'
import type { Enquiry } from '#domain/forms/enquiry-request.ts'
import type { Site } from '#domain/site/site.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { enquiryMail, type Opening } from './enquiry-mail.ts'
import { saveEnquiry } from './enquiry-store.ts'

/** Answers the reference under which an enquiry is kept; the same for one that is sent again. */
export type ReceiveEnquiry = (enquiry: Enquiry) => Promise<string>

/** The row and the operator's mail come to stand together or not at all; who asks is to be called on the same day. What a machine filled in is kept, and answered alike, without a mail. */
export function createReceiveEnquiry(deps: {
  db: Database
  clock: Clock
  site: Site
  siteUrl: string
  openings: () => readonly Opening[]
}): ReceiveEnquiry {
  const { db, clock, site, siteUrl, openings } = deps
  return (enquiry) => {
    const at = clock.now()
    const wanted = enquiryReferenceOf(randomBytes(10))
    const suspect = Boolean(enquiry.website)
    return db.transaction(async (tx) => {
      const { added, reference } = await saveEnquiry(tx, {
        reference: wanted,
        enquiry,
        suspect,
        nextDay: suspect || enquiry.formType === 'Job Application' ? null : dateInIndia(at),
        fingerprint: fingerprintOf(enquiry),
        at,
      })
      if (added && !suspect)
        await queueMail(tx, enquiryMail({ enquiry, reference, site, siteUrl, openings: openings() }), at)
      return reference
    })
  }
}

/** Covers the words as well as the key: who corrects a number after a lost answer sends something new. */
function fingerprintOf(enquiry: Enquiry): string | null {
  if (!enquiry.idempotencyKey) return null
  return createHash('sha256').update(JSON.stringify(enquiry)).digest('base64url')
}
