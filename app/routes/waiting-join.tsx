import { data, redirect } from 'react-router'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { JoinPage } from '#app/features/waiting/join-page.tsx'
import { formAnswer } from '#app/form-answer.ts'
import { notFound } from '#app/not-found.ts'
import { pageState, services } from '#app/services.ts'
import { minutesToWait } from '#domain/forms/minutes-to-wait.ts'
import { checkJoinWaiting } from '#domain/waiting/waiting-forms.ts'
import { notJoinedWords } from '#domain/waiting/waiting-line.ts'
import type { PageHead } from '#server/pages/page-head.ts'
import type { Route } from './+types/waiting-join'

/** The line of one departure: who waits, the rules, and the form with which one joins. */
export async function loader({ params: { trip, departure }, context, url }: Route.LoaderArgs) {
  const { showJoining, site } = context.get(services)
  const shown = await showJoining(trip, departure)
  if (!shown) throw await notFound(context, url)
  const head: PageHead = { title: `Waiting list: ${shown.title} | ${site.name}`, robots: 'noindex' }
  const chosen = { package: url.searchParams.get('package'), seats: url.searchParams.get('guests') }
  return { shown, head, chosen }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function action({ request, params: { trip, departure }, context }: Route.ActionArgs) {
  const { receiveForm, joinWaiting } = context.get(services)
  const { clientAddress } = context.get(pageState)
  const received = await receiveForm(
    { request, clientAddress },
    {
      sentAs: 'page',
      check: checkJoinWaiting,
      limit: 'waiting',
      use: (form) => joinWaiting({ tripId: trip, id: departure }, form),
      words: {
        tooMany: (retryAfter) => `That was a lot of tries. Please wait ${minutesToWait(retryAfter)}.`,
        failed: 'We could not save that just now. Please try again in a minute.',
      },
    },
  )
  if (!received.ok) return formAnswer(received, '')
  const { answer } = received
  if (answer.ok) return redirect(answer.path, 303)
  return data({ errors: {}, message: notJoinedWords[answer.reason], typed: {} }, { status: 409 })
}

export default function WaitingJoin({ loaderData, actionData }: Route.ComponentProps) {
  return <JoinPage {...loaderData} answer={actionData ?? undefined} />
}
