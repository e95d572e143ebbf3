import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { formAnswer } from '#app/form-answer.ts'
import { pageState, services } from '#app/services.ts'
import { contactRequest } from '#domain/forms/page-enquiries.ts'
import type { Route } from './+types/contact'

export function loader({ context, url }: Route.LoaderArgs) {
  return context.get(services).showContact({ sent: url.searchParams.get('sent') === '1' })
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
      { sentAs: 'page', toRequest: (fields) => contactRequest(fields, '/contact') },
    )
  return formAnswer(received, '/contact?sent=1#message')
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} answer={actionData} />
}
