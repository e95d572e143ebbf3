import { data } from 'react-router'
import { GuestPage } from '#app/features/guests/guest-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { formAnswer } from '#app/form-answer.ts'
import { pageState, services } from '#app/services.ts'
import { minutesToWait } from '#domain/forms/minutes-to-wait.ts'
import { checkGuestDetails } from '#domain/guests/details-form.ts'
import { guestPath } from '#domain/guests/guest-code.ts'
import type { ShownGuest } from '#server/guests/show-guest-page.ts'
import type { PageHead } from '#server/pages/page-head.ts'
import type { Route } from './+types/guest'

/** Of a link under which nothing can be told any more. */
const gone = 410

/** The address of one guest of one booking, where they tell of themselves. */
export async function loader({ params: { code }, context, url }: Route.LoaderArgs) {
  const { showGuestPage, site, closedLinkPicture } = context.get(services)
  const shown = await showGuestPage(code)
  const head: PageHead = { title: `Your details | ${site.name}`, robots: 'noindex' }
  const justSaved = url.searchParams.get('saved') === '1'
  return data({ shown, head, closedPicture: closedLinkPicture(), justSaved }, { status: statusOf(shown) })
}

function statusOf({ state }: ShownGuest): number {
  if (state === 'open') return 200
  return state === 'unknown' ? 404 : gone
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** What is asked depends on the guest, so the guest is looked up before the form is read. */
export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  const { receiveForm, showGuestPage, saveGuestDetails } = context.get(services)
  const { clientAddress } = context.get(pageState)
  const shown = await showGuestPage(code)
  if (shown.state !== 'open') return data(null, { status: statusOf(shown) })
  let typed: Record<string, unknown> = {}
  const received = await receiveForm(
    { request, clientAddress },
    {
      sentAs: 'page',
      check(fields) {
        typed = fields
        return checkGuestDetails(fields, shown.asks)
      },
      limit: 'guestDetails',
      use: (details) => saveGuestDetails(code, details),
      words: {
        tooMany: (retryAfter) => `That was a lot of tries. Please wait ${minutesToWait(retryAfter)}.`,
        failed: 'We could not save that just now. Please try again in a minute.',
      },
    },
  )
  if (received.ok && !received.answer.ok) {
    if (received.answer.reason === 'closed') return data(null, { status: gone })
    const { now } = received.answer
    return data({ errors: {}, message: '', typed: typed as Record<string, string>, now }, { status: 409 })
  }
  return formAnswer(received, `${guestPath(code)}?saved=1`)
}

export default function Guest({
  loaderData: { shown, justSaved, closedPicture },
  actionData,
  params: { code },
}: Route.ComponentProps) {
  return (
    <GuestPage
      shown={shown}
      path={guestPath(code)}
      justSaved={justSaved}
      closedPicture={closedPicture}
      answer={actionData ?? undefined}
    />
  )
}
