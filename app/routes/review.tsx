import { data } from 'react-router'
import { ReviewPage } from '#app/features/reviews/review-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { formAnswer } from '#app/form-answer.ts'
import { pageState, services } from '#app/services.ts'
import { minutesToWait } from '#domain/forms/minutes-to-wait.ts'
import { readReviewCode, reviewPath } from '#domain/reviews/review-code.ts'
import { checkReviewWish } from '#domain/reviews/review-forms.ts'
import type { PageHead } from '#server/pages/page-head.ts'
import type { Route } from './+types/review'

/** Of a link under which nothing can be written any more. */
const gone = 410

/** The address takes one review of one booking, and then shows what became of it. Mail scanners open links: nothing changes without a press. */
export async function loader({ params: { code }, context, url }: Route.LoaderArgs) {
  const { showReviewPage, site, closedLinkPicture } = context.get(services)
  const shown = await showReviewPage(code)
  const head: PageHead = { title: `Your review | ${site.name}`, robots: 'noindex' }
  const status =
    shown.state === 'unknown' ? 404 : shown.state === 'over' || shown.state === 'cancelled' ? gone : 200
  return data(
    {
      shown,
      head,
      closedPicture: closedLinkPicture(),
      withdrawing: url.searchParams.get('withdraw') === '1',
    },
    { status },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** What the page shows afterwards, the loader reads; it also says why nothing was taken in. */
export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  if (!readReviewCode(code)) return data(null, { status: 404 })
  const { receiveForm, takeReview } = context.get(services)
  const { clientAddress } = context.get(pageState)
  const received = await receiveForm(
    { request, clientAddress },
    {
      sentAs: 'page',
      check: checkReviewWish,
      limit: 'review',
      use: (wish) => takeReview(code, wish),
      words: {
        tooMany: (retryAfter) => `That was a lot of tries. Please wait ${minutesToWait(retryAfter)}.`,
        failed: 'We could not save that just now. Please try again in a minute.',
      },
    },
  )
  return formAnswer(received, reviewPath(code))
}

export default function Review({
  loaderData: { shown, withdrawing, closedPicture },
  actionData,
  params: { code },
}: Route.ComponentProps) {
  return (
    <ReviewPage
      shown={shown}
      path={reviewPath(code)}
      withdrawing={withdrawing}
      closedPicture={closedPicture}
      answer={actionData ?? undefined}
    />
  )
}
