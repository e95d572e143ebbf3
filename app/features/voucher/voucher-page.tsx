import type { ShownVoucher } from '#server/papers/show-voucher.ts'
import { ClosedVoucher } from './closed-voucher.tsx'
import { VoucherSheet } from './voucher-sheet.tsx'

type VoucherPageProps = { shown: ShownVoucher; code: string; siteName: string }

/** What a voucher's link shows: the voucher, or why it is no longer there and what to do. */
export function VoucherPage({ shown, code, siteName }: VoucherPageProps) {
  if (shown.state !== 'open') return <ClosedVoucher shown={shown} />
  return <VoucherSheet voucher={shown.voucher} picture={shown.picture} code={code} siteName={siteName} />
}
