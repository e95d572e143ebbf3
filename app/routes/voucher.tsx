import { data } from 'react-router'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { VoucherPage } from '#app/features/voucher/voucher-page.tsx'
import { services } from '#app/services.ts'
import type { PageHead } from '#server/pages/page-head.ts'
import type { Route } from './+types/voucher'

/** Of a link that opened a voucher once, and no longer does. */
const gone = 410

/** The address opens the voucher by itself, until the trip's end or until its owner withdraws it. */
export async function loader({ params: { code }, context }: Route.LoaderArgs) {
  const { showVoucher, site, closedLinkPicture } = context.get(services)
  const shown = await showVoucher(code)
  const about = shown.state === 'open' ? `Voucher ${shown.voucher.reference}` : 'Voucher'
  const head: PageHead = { title: `${about} | ${site.name}`, robots: 'noindex' }
  const status = shown.state === 'open' ? 200 : shown.state === 'unknown' ? 404 : gone
  return data({ shown, head, closedPicture: closedLinkPicture(), code, siteName: site.name }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function Voucher({ loaderData }: Route.ComponentProps) {
  return <VoucherPage {...loaderData} />
}
