import { type SubmitEvent, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'

export type NewsletterAnswer = { ok: true } | { ok: false; message: string; email: string }

export const newsletterThanks = 'Almost there: open the mail we just sent and confirm your address.'

/** Posts to /newsletter: in place with JavaScript, as an ordinary form without. */
export function NewsletterForm({
  answer: pageAnswer,
  className = '',
}: {
  answer?: NewsletterAnswer
  className?: string
}) {
  const fetcher = useFetcher<NewsletterAnswer>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const id = useId()
  const answer = fetcher.data ?? pageAnswer
  const error = refusal ?? (answer && !answer.ok && fetcher.state === 'idle' ? answer.message : null)

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { checkNewsletterForm } = await import('#domain/newsletter.ts')
    const checked = checkNewsletterForm(new FormData(form))
    setRefusal(checked.ok ? null : checked.message)
    if (checked.ok) await fetcher.submit(form)
    else form.querySelector('input')?.focus()
  }

  return (
    <fetcher.Form method="post" action="/newsletter" noValidate onSubmit={check} className={className}>
      <div className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          Email address
        </label>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Your email"
          defaultValue={answer && !answer.ok ? answer.email : ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-answer`}
          onChange={() => setRefusal(null)}
          className="min-h-12 min-w-0 flex-1 basis-44 rounded-pill bg-surface px-5 text-ink placeholder:text-ink-3"
        />
        <Button type="submit" tone="gold" busy={fetcher.state !== 'idle' && 'Subscribing...'}>
          Subscribe
        </Button>
      </div>
      <p id={`${id}-answer`} role="status" className={`mt-2 min-h-6 text-sm ${error ? 'text-marigold' : ''}`}>
        {error ?? (answer?.ok ? newsletterThanks : '')}
      </p>
    </fetcher.Form>
  )
}
