import * as v from 'valibot'
import { readVoucherCode } from '#domain/papers/voucher-code.ts'
import type { ShowMyBooking } from '../bookings/views/show-my-booking.ts'
import type { ShowPapers } from '../papers/show-papers.ts'
import type { WithdrawVoucherLink } from '../papers/withdraw-voucher-link.ts'
import { refuseAccount } from './refusals.ts'
import { type Methods, readChecked } from './resource.ts'

export type VoucherLinkDeps = {
  showMyBooking: ShowMyBooking
  showPapers: ShowPapers
  withdrawVoucherLink: WithdrawVoucherLink
}

const notACode = 'code must be that of a voucher’s link'
/** The link that the traveller was shown: who presses twice withdraws one. */
const withdrawSchema = v.object({
  code: v.pipe(
    v.string(notACode),
    v.check((code) => readVoucherCode(code) !== null, notACode),
  ),
})

/** Answers with the booking's papers, a new link among them. */
export function voucherLinkEndpoints(deps: VoucherLinkDeps): Methods {
  const { showMyBooking, showPapers, withdrawVoucherLink } = deps
  return {
    async POST(c, traveller) {
      const booking = await showMyBooking(c.req.param('reference') ?? '', traveller)
      if (!booking) return refuseAccount(c, 'not_found')
      const read = await readChecked(c, checkCode)
      if (!read.ok) return read.refusal
      const isOurs = await withdrawVoucherLink(booking.bookingRef, read.value.code)
      if (!isOurs) return c.json({ errors: { code: notACode } }, 422)
      return c.json(await showPapers(booking.bookingRef))
    },
  }
}

function checkCode(fields: Record<string, unknown>) {
  const parsed = v.safeParse(withdrawSchema, fields)
  if (parsed.success) return { ok: true, value: parsed.output } as const
  return { ok: false, errors: { code: notACode } } as const
}
