import { data } from 'react-router'
import { ReturnPage } from '#app/features/booking/return/return-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/payment-return'

/** An unknown reference is a page of its own, with status 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await context.get(services).showReturn(params.reference)
  return data(page, { status: page.payment ? 200 : 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function PaymentReturn({ loaderData }: Route.ComponentProps) {
  return <ReturnPage {...loaderData} />
}
