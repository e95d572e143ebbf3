import * as v from 'valibot'
import { checkForm } from '../forms/check-form.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { freeLines } from '../forms/free-text.ts'
import {
  type Answers,
  longestAnswer,
  longestReview,
  type Question,
  questions,
  refusalReasonNames,
  shortestReview,
} from './review.ts'

const noStars = 'Please choose one to five stars.'
const noText = 'Please write a few words.'
const noAnswer = 'Please write an answer.'

/** One of these words. Where nothing was chosen a browser sends no such field, and gets the message that any other word gets. */
const oneOf = <const Word extends string>(words: readonly Word[], message: string) =>
  v.optional(v.pipe(v.string(message), v.picklist(words, message)), '')

function answerTo<Q extends Question>(name: Q) {
  const { answers, asks } = questions[name]
  return oneOf(Object.keys(answers) as Answers[Q][], `Please choose an answer: ${asks}`)
}

const reviewSchema = v.object({
  stars: v.pipe(oneOf(['1', '2', '3', '4', '5'], noStars), v.transform(Number)),
  captain: answerTo('captain'),
  stay: answerTo('stay'),
  described: answerTo('described'),
  text: v.optional(
    v.pipe(
      freeLines(noText, longestReview),
      v.nonEmpty(noText),
      v.minLength(shortestReview, `Please write at least ${shortestReview} characters.`),
    ),
    '',
  ),
})

export type WrittenReview = v.InferOutput<typeof reviewSchema>
export type ReviewWish = { act: 'send'; review: WrittenReview } | { act: 'withdraw' }

/** What a press on the page of a review asks for: to send what was written, or to withdraw it. */
export function checkReviewWish(fields: Record<string, unknown>): FormCheck<ReviewWish> {
  if (fields.do === 'withdraw') return { ok: true, value: { act: 'withdraw' } }
  const checked = v.safeParse(reviewSchema, fields, { abortPipeEarly: true })
  if (checked.success) return { ok: true, value: { act: 'send', review: checked.output } }
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.issues) errors[String(path?.[0]?.key ?? '')] ??= message
  return { ok: false, errors }
}

const forms = {
  refuse: v.object({
    reason: oneOf(refusalReasonNames, 'Please choose why. A poor review is no reason.'),
  }),
  answer: v.object({
    text: v.optional(v.pipe(freeLines(noAnswer, longestAnswer), v.nonEmpty(noAnswer)), ''),
  }),
}

/** What a form of the desk about a review says, cleaned, or what is wrong with each field. */
export function checkReviewDeskForm<Name extends keyof typeof forms>(
  name: Name,
  fields: URLSearchParams,
): FormCheck<v.InferOutput<(typeof forms)[Name]>> {
  return checkForm(forms[name], fields)
}
