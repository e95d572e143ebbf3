import { CareersPage } from '#app/features/careers/careers-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { formAnswer } from '#app/form-answer.ts'
import { pageState, services } from '#app/services.ts'
import { applicationRequest } from '#domain/forms/page-enquiries.ts'
import type { Route } from './+types/careers'

export function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  return context
    .get(services)
    .showCareers({ openingId: searchParams.get('opening'), sent: searchParams.get('sent') === '1' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { clientAddress } = context.get(pageState)
  const received = await context
    .get(services)
    .takeEnquiry(
      { request, clientAddress },
      { sentAs: 'page', toRequest: (fields) => applicationRequest(fields, '/careers') },
    )
  const opening = url.searchParams.get('opening') ?? ''
  return formAnswer(received, `/careers?${new URLSearchParams({ opening, sent: '1' })}#apply`)
}

export default function Careers({ loaderData, actionData }: Route.ComponentProps) {
  return <CareersPage {...loaderData} answer={actionData} />
}
