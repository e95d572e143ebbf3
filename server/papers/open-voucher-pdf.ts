import { voucherPath } from '#domain/papers/voucher-code.ts'
import type { Site } from '#domain/site/site.ts'
import { makeVoucherPdf } from './make-voucher-pdf.ts'
import type { PaperFile } from './open-paper.ts'
import type { ShowVoucher } from './show-voucher.ts'

/** Null when the voucher's page has no voucher to show; it says why. */
export type OpenVoucherPdf = (code: string) => Promise<PaperFile | null>

export function createOpenVoucherPdf(deps: {
  showVoucher: ShowVoucher
  site: Pick<Site, 'name'>
  siteUrl: string
}): OpenVoucherPdf {
  const { showVoucher, site, siteUrl } = deps
  return async (code) => {
    const shown = await showVoucher(code)
    if (shown.state !== 'open') return null
    const { voucher } = shown
    return {
      name: `Voucher-${voucher.reference}.pdf`,
      type: 'application/pdf',
      bytes: await makeVoucherPdf({ voucher, siteName: site.name, url: siteUrl + voucherPath(code) }),
    }
  }
}
