import { data } from 'react-router'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { VoucherPage } from '#app/features/voucher/voucher-page.tsx'
import { services } from '#app/services.ts'
import type { PageHead } from '#server/pages/page-head.ts'
import type { Route } from './+types/voucher'

/** The address opens the voucher by itself, for a few minutes. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { showVoucher, site } = context.get(services)
  const { expires, signature } = Object.fromEntries(new URL(request.url).searchParams)
  const voucher = await showVoucher(params.reference, { expires, signature })
  if (!voucher) throw data(null, { status: 404 })
  const head: PageHead = { title: `Voucher ${voucher.reference} | ${site.name}`, robots: 'noindex' }
  return { voucher, head, siteName: site.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function Voucher({ loaderData: { voucher, siteName } }: Route.ComponentProps) {
  return <VoucherPage voucher={voucher} siteName={siteName} />
}
