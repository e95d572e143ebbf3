import { CareersPage } from '#app/features/careers/careers-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { formAnswer } from '#app/form-answer.ts'
import { pageState, services } from '#app/services.ts'
import { applicationRequest } from '#domain/forms/page-enquiries.ts'
import type { Route } from './+types/careers'

export function loader({ context, url }: Route.LoaderArgs) {
  return context.get(services).showCareers(url.searchParams.get('opening'))
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function action({ request, context }: Route.ActionArgs) {
  const { clientAddress } = context.get(pageState)
  const received = await context
    .get(services)
    .takeEnquiry(
      { request, clientAddress },
      { sentAs: 'page', toRequest: (fields) => applicationRequest(fields, '/careers') },
    )
  return formAnswer(received)
}

export default function Careers({ loaderData, actionData }: Route.ComponentProps) {
  return <CareersPage {...loaderData} answer={actionData} />
}
