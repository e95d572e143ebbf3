import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { readReviewFilter, writeReviewFilter } from '#domain/reviews/review-filter.ts'
import type { NotInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { ReviewsPage } from '../reviews/reviews-page.tsx'
import { reviewsAddress, showReviews } from '../reviews/show-reviews.ts'
import { changeViews } from '../views/change-views.ts'
import { showViews } from '../views/show-views.ts'

const list = 'reviews'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const from = Number(searchParams.get('from'))
  const at = deskOfStaff(context)
  const view = await showReviews(at, readReviewFilter(searchParams), {
    after: searchParams.get('after') ?? '',
    from: Number.isSafeInteger(from) && from > 0 ? from : 1,
  })
  return { ...view, views: await showViews(at, list, view.query) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const query = writeReviewFilter(readReviewFilter(new URL(request.url).searchParams))
  return changeViews(deskOfStaff(context), sentForm(context), { list, address: reviewsAddress, query })
}

export default function Reviews() {
  const answer = useActionData<typeof action>() as NotInOrder | undefined
  const { views, ...view } = useLoaderData<typeof loader>()
  return <ReviewsPage view={view} views={views} errors={answer?.errors ?? {}} />
}
