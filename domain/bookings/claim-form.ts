import * as v from 'valibot'
import type { FormCheck } from '#domain/forms/form-check.ts'

/** So often it may be said wrongly what the guest's bookings of a number were made with, in all. */
export const mostClaimTries = 5

const missing = 'Please enter the email address or the booking reference'

const claimSchema = v.object({
  proof: v.optional(v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), v.maxLength(254, missing)), ''),
})

export type ClaimForm = v.InferOutput<typeof claimSchema>

/** One check for the browser and the server. */
export function checkClaimForm(fields: Record<string, unknown>): FormCheck<ClaimForm> {
  const result = v.safeParse(claimSchema, fields)
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, errors: { proof: result.issues[0].message } }
}

/** Whether this is what a booking was made with, in small letters or capitals; a reference also without its hyphen or its KF. */
export function isProofOf(proof: string, booking: { email: string; reference: string }): boolean {
  if (proof.includes('@')) return proof.toLowerCase() === booking.email.toLowerCase()
  const bare = proof.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const reference = booking.reference.replace('-', '')
  return bare === reference || `KF${bare}` === reference
}
