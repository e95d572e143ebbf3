import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'

/** `email` is what was typed, for a page that must show it again. */
export type NewsletterAnswer = { ok: true } | { ok: false; message: string; email?: string }

export const newsletterThanks = 'Almost there: open the mail we just sent and confirm your address.'

/** Posts to /newsletter: in place with JavaScript, as an ordinary form without. */
export function NewsletterForm({
  answer: pageAnswer,
  className = '',
}: {
  answer?: NewsletterAnswer
  className?: string
}) {
  const [answer, setAnswer] = useState(pageAnswer)
  const [busy, setBusy] = useState(false)
  const id = useId()
  const error = answer && !answer.ok ? answer.message : null

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const script = await import('./on-demand/subscribe.ts').catch(() => null)
    if (!script) return form.submit()
    setAnswer(await script.subscribe(form, () => setBusy(true)))
    setBusy(false)
  }

  return (
    <form method="post" action="/newsletter" noValidate onSubmit={onSubmit} className={className}>
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
          defaultValue={pageAnswer && !pageAnswer.ok ? pageAnswer.email : ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-answer`}
          onChange={() => error && setAnswer(undefined)}
          className="min-h-12 min-w-0 flex-1 basis-44 rounded-pill bg-surface px-5 text-ink placeholder:text-ink-3"
        />
        <Button type="submit" tone="gold" busy={busy && 'Subscribing...'}>
          Subscribe
        </Button>
      </div>
      <p
        id={`${id}-answer`}
        role="status"
        className={`mt-2 text-sm m:min-h-6 max-m:empty:mt-0 ${error ? 'text-marigold' : ''}`}
      >
        {busy ? '' : (error ?? (answer?.ok ? newsletterThanks : ''))}
      </p>
    </form>
  )
}
