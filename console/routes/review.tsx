import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import { deskOfStaff } from '../desk.ts'
import { changeReview, type ReviewAnswer } from '../reviews/change-review.ts'
import { ReviewPage } from '../reviews/review-page.tsx'
import { showReview } from '../reviews/show-review.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showReview(deskOfStaff(context), params.reference ?? ''))
}

export async function action({ context, params }: ActionFunctionArgs) {
  const reference = params.reference ?? ''
  orNotFound(await deskOfStaff(context).services.reviews.show(reference))
  return changeReview(context, reference)
}

export default function Review() {
  const answer = (useActionData<typeof action>() ?? {}) as ReviewAnswer
  return <ReviewPage view={useLoaderData<typeof loader>()} answer={answer} />
}
