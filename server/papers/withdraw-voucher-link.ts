import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { replaceVoucherLink } from './voucher-link-store.ts'
import type { VoucherLinks } from './voucher-links.ts'

/** False for a link that is not of this booking. One that was withdrawn before stays so. */
export type WithdrawVoucherLink = (reference: string, code: string) => Promise<boolean>

export function createWithdrawVoucherLink(deps: {
  db: Database
  clock: Clock
  links: VoucherLinks
}): WithdrawVoucherLink {
  const { db, clock, links } = deps
  return async (reference, code) => {
    const link = links.read(code)
    if (link?.reference !== reference) return false
    await replaceVoucherLink(db, link, clock.now())
    return true
  }
}
