import { checkClaimForm } from '#domain/bookings/claim-form.ts'
import { isUuid } from '../identity/read-claims.ts'
import type { ClaimBooking } from './claim-booking.ts'
import { refuseAccount } from './refusals.ts'
import { type Methods, readChecked } from './resource.ts'

export type ClaimDeps = { claimBooking: ClaimBooking }

/** What is not theirs to claim is not found. */
export function claimEndpoints({ claimBooking }: ClaimDeps): Methods {
  return {
    async POST(c, traveller) {
      const claimId = c.req.param('claimId')
      if (!isUuid(claimId)) return refuseAccount(c, 'not_found')
      const read = await readChecked(c, checkClaimForm)
      if (!read.ok) return read.refusal
      const claimed = await claimBooking(traveller, { claimId, ...read.value })
      if (claimed.ok) return c.json({ bookingRef: claimed.reference })
      if (claimed.reason === 'unknown') return refuseAccount(c, 'not_found')
      if (claimed.reason === 'signed out') return refuseAccount(c, 'session_not_found')
      const { triesLeft } = claimed
      return triesLeft > 0
        ? c.json({ errors: { proof: wrongProof(triesLeft) } }, 422)
        : c.json({ error: 'There are no tries left. Please write to us.', code: 'no_tries_left' }, 409)
    },
  }
}

function wrongProof(triesLeft: number): string {
  const left = triesLeft === 1 ? '1 try is left' : `${triesLeft} tries are left`
  return `This booking was made with another email address and reference. ${left}.`
}
