import { data } from 'react-router'
import type { NewsletterAnswer } from '#app/features/newsletter/newsletter-form.tsx'
import { NewsletterPage } from '#app/features/newsletter/page/newsletter-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { pageWithSeats } from '#app/page-seats.ts'
import { pageState, services } from '#app/services.ts'
import { checkNewsletterForm, newsletterRefusal } from '#domain/forms/newsletter.ts'
import type { Route } from './+types/newsletter'

export async function loader({ context }: Route.LoaderArgs) {
  return pageWithSeats(context, await context.get(services).showNewsletter())
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function action({ request, context }: Route.ActionArgs) {
  const { newsletter, receiveForm } = context.get(services)
  const { clientAddress } = context.get(pageState)
  const received = await receiveForm(
    { request, clientAddress },
    {
      sentAs: 'page',
      check: checkNewsletterForm,
      limit: 'newsletter',
      use: ({ email }) => newsletter.subscribeAddress(email),
      words: {
        tooMany: (retryAfter) => newsletterRefusal(429, retryAfter),
        failed: newsletterRefusal(503, 0),
      },
    },
  )
  if (received.ok) return data<NewsletterAnswer>({ ok: true })
  const { status, headers, message, typed } = received
  return data<NewsletterAnswer>(
    { ok: false, message, email: typed.email?.slice(0, 254) },
    { status, headers },
  )
}

export default function Newsletter({ actionData, loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} answer={actionData} />
}
