import { data, type RouterContextProvider } from 'react-router'
import { type ReviewState, refusalReasons, reviewStates } from '#domain/reviews/review.ts'
import { checkReviewDeskForm } from '#domain/reviews/review-forms.ts'
import type { Decision } from '#server/reviews/desk/decide-review.ts'
import { goTo, notInOrder, orNotFound } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import type { FormErrors } from '../ui/post-form.tsx'
import { describeDecision } from './show-review.ts'
import { reviewsAddress } from './show-reviews.ts'

type Context = Readonly<RouterContextProvider>

export type ReviewAnswer = {
  errors?: FormErrors
  typed?: Record<string, string>
  /** Somebody was first: what they made of it, and what was wanted. */
  conflict?: { theirs: string; yours: string }
}

/** What the forms of a review's page do. */
export async function changeReview(context: Context, reference: string) {
  const { act, fields } = sentForm(context)
  if (act === 'answer') return answer(context, reference)
  if (act === 'publish') return decide(context, reference, { to: 'published' })
  const form = checkReviewDeskForm('refuse', fields)
  return form.ok
    ? decide(context, reference, { to: 'refused', reason: form.value.reason })
    : notInOrder(form.errors, fields)
}

async function decide(context: Context, reference: string, decision: Decision) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const seen = reviewStates.find((state: ReviewState) => state === fields.get('seen'))
  if (!seen) return notInOrder({ '': 'This form is not whole. Open the review anew.' }, fields)
  const decided = await services.reviews.decide(reference, decision, seen, actor)
  if (decided.ok) return goTo(`${reviewsAddress}/${reference}`)
  if (decided.reason === 'unknown') return orNotFound<null>(null)
  return conflict(context, reference, wordsOf(decision))
}

async function answer(context: Context, reference: string) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const form = checkReviewDeskForm('answer', fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const answered = await services.reviews.answer(reference, form.value.text, actor)
  if (answered.ok) return goTo(`${reviewsAddress}/${reference}`)
  if (answered.reason === 'unknown') return orNotFound<null>(null)
  if (answered.reason === 'not published')
    return notInOrder({ '': 'Only a published review can be answered.' }, fields)
  return conflict(context, reference, `the answer ‘${form.value.text}’`)
}

async function conflict(context: Context, reference: string, yours: string) {
  const { services, now } = deskOfStaff(context)
  const found = orNotFound(await services.reviews.show(reference))
  const { answer: theirAnswer } = found.review
  const theirs =
    describeDecision(found, now) + (theirAnswer === null ? '' : ` It is answered: ‘${theirAnswer}’`)
  return data<ReviewAnswer>({ conflict: { theirs, yours } }, { status: 409 })
}

function wordsOf(decision: Decision): string {
  return decision.to === 'published'
    ? 'to publish it'
    : `to refuse it: ${refusalReasons[decision.reason].title.toLowerCase()}`
}
