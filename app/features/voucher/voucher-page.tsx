import type { PictureData } from '#app/ui/picture.tsx'
import type { ShownVoucher } from '#server/papers/show-voucher.ts'
import { ClosedVoucher } from './closed-voucher.tsx'
import { VoucherSheet } from './voucher-sheet.tsx'

type VoucherPageProps = { shown: ShownVoucher; code: string; siteName: string; closedPicture: PictureData }

/** What a voucher's link shows: the voucher, or why it is no longer there and what to do. */
export function VoucherPage({ shown, code, siteName, closedPicture }: VoucherPageProps) {
  if (shown.state !== 'open') return <ClosedVoucher shown={shown} picture={closedPicture} />
  const { voucher, picture, kit } = shown
  return <VoucherSheet voucher={voucher} picture={picture} kit={kit} code={code} siteName={siteName} />
}
