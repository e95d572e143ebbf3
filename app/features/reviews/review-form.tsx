import { Button } from '#app/ui/button.tsx'
import { Field, TextArea } from '#app/ui/forms/field.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { OneOf } from '#app/ui/forms/one-of.tsx'
import type { PageAnswer } from '#app/ui/forms/use-page-form.ts'
import { longestReview, questionNames, questions, shortestReview } from '#domain/reviews/review.ts'
import type { ReviewedTrip } from '#server/reviews/show-review-page.ts'

type ReviewFormProps = { trip: ReviewedTrip; path: string; answer?: PageAnswer }

const stars = { '1': 'star, poor', '2': 'stars', '3': 'stars', '4': 'stars', '5': 'stars, great' }

/** The browser's own form: it needs no script, and sent twice it is one review. */
export function ReviewForm({ trip, path, answer }: ReviewFormProps) {
  const { errors = {}, typed = {}, message } = answer ?? {}
  const isRefused = message !== undefined && Object.keys(errors).length === 0
  return (
    <>
      <h1 className="display text-2xl">How was your trip?</h1>
      <p className="mt-3 max-w-[38em] text-lg text-pretty text-ink-2">
        Good or bad, it helps whoever goes next. It stands on the trip’s page under ‘{trip.firstName}’ and the
        month of your trip.
      </p>
      <form
        method="post"
        action={path}
        noValidate
        className="mt-6 grid max-w-[50em] grid-cols-1 gap-6 rounded-l bg-surface p-5 shadow-1 m:p-6"
      >
        <div role="status" className="empty:absolute">
          {isRefused && <Note tone="bad">{message}</Note>}
        </div>
        <OneOf
          legend="Your rating, from 1 (poor) to 5 (great)"
          name="stars"
          choices={stars}
          chosen={typed.stars}
          error={errors.stars}
          starred
        />
        {questionNames.map((name) => (
          <OneOf
            key={name}
            legend={questions[name].asks}
            name={name}
            choices={questions[name].answers}
            chosen={typed[name]}
            error={errors[name]}
          />
        ))}
        <Field
          label="In your words"
          required
          error={errors.text}
          hint={`${shortestReview} to ${longestReview.toLocaleString('en-IN')} characters. Please no full names, phone numbers or addresses.`}
        >
          {(field) => (
            <TextArea
              {...field}
              name="text"
              rows={7}
              minLength={shortestReview}
              maxLength={longestReview}
              defaultValue={typed.text}
            />
          )}
        </Field>
        <p className="text-sm text-pretty text-ink-3">
          We publish it unless it insults somebody, holds private data or is about another trip. It can’t be
          changed afterwards; you can withdraw it with this link at any time.
        </p>
        <Button type="submit" name="do" value="send" className="justify-self-start">
          Send review
        </Button>
      </form>
    </>
  )
}
