import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { AskApproval, Asked } from '../approvals/ask-approval.ts'
import { fingerprintOf } from '../approvals/fingerprint.ts'
import { parsePhone } from '../auth/codes/e164.ts'
import { findUserByPhone } from '../auth/users/user-store.ts'
import { findBooking } from '../bookings/booking-store.ts'
import { isUuid } from '../identity/read-claims.ts'
import { findWallet, listEntries, listHolders, type WalletEntry } from '../wallet/wallet-store.ts'

export type PayOutPreview = {
  travellerId: string
  name: string
  balancePaise: number
  reservedPaise: number
  /** The last ones, the newest first. */
  entries: WalletEntry[]
  shown: string
}

export type PayOutDesk = ReturnType<typeof createPayOutDesk>

/** What the console does about credit that a traveller wants in money: it always takes two persons. */
export function createPayOutDesk({ db, askApproval }: { db: Database; askApproval: AskApproval }) {
  return {
    /** Whose wallet is meant, by a phone with its country code, a booking's reference or the id of the login. */
    async find(typed: string): Promise<string | null> {
      const [reference, phone] = [typed.toUpperCase(), parsePhone(typed.replace(/[()-]/g, ''))]
      if (isBookingReference(reference)) return (await findBooking(db, reference))?.travellerId ?? null
      if (isUuid(typed)) return typed.toLowerCase()
      return phone ? ((await findUserByPhone(db, phone))?.id ?? null) : null
    },

    async preview(travellerId: string): Promise<PayOutPreview | null> {
      if (!isUuid(travellerId)) return null
      const { balancePaise, reservedPaise } = await findWallet(db, travellerId)
      const entries = await listEntries(db, travellerId)
      if (entries.length === 0) return null
      return {
        travellerId,
        name: (await listHolders(db, [travellerId])).get(travellerId) ?? '',
        balancePaise,
        reservedPaise,
        entries: entries.slice(0, 8),
        shown: fingerprintOf({ balancePaise, reservedPaise }),
      }
    },

    async ask(
      wish: { travellerId: string; amountPaise: number; why: string; shown: string },
      by: Extract<Actor, { kind: 'staff' }>,
    ): Promise<Asked | { ok: false; reason: 'too much'; balancePaise: number }> {
      const { travellerId, amountPaise, why, shown } = wish
      const { balancePaise } = await findWallet(db, travellerId)
      if (amountPaise > balancePaise) return { ok: false, reason: 'too much', balancePaise }
      const payload = { amountPaise }
      return askApproval(
        { kind: 'pay-out', subjectId: travellerId, payload, sumPaise: amountPaise, shown, why },
        by,
      )
    },
  }
}
