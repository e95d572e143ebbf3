import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { answerConsent, type Consent, consentAsked } from '../consent.ts'

/** The question, at the lower edge of the screen. Both answers look the same, and the page goes on without one. */
export function ConsentBanner({ answer }: { answer: Consent | null }) {
  const heading = useRef<HTMLHeadingElement>(null)

  // Who asked to see it again reads on here, and may leave it as it was; nobody else is interrupted.
  useEffect(() => {
    if (answer === null) return
    const before = document.activeElement
    heading.current?.focus()
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && consentAsked.set(false)
    addEventListener('keydown', closeOnEscape)
    return () => {
      removeEventListener('keydown', closeOnEscape)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [answer])

  function give(given: Consent): void {
    answerConsent(given)
    // The button goes with the question: who pressed it by keyboard reads on in the page.
    if (answer === null) document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-labelledby="privacy-choices"
      data-consent
      data-floats
      className="fixed inset-x-3 bottom-[calc(12px+env(safe-area-inset-bottom)+var(--bottom-bar,0px))] z-40 mx-auto grid max-h-[70dvh] max-w-[880px] items-center gap-x-8 gap-y-4 overflow-y-auto rounded-l bg-surface p-5 shadow-3 ring-1 ring-line m:grid-cols-[1fr_auto] m:p-6 print:hidden"
    >
      <div>
        <h2 id="privacy-choices" ref={heading} tabIndex={-1} className="font-strong outline-none">
          May we measure our advertising?
        </h2>
        <p className="mt-1 text-sm text-pretty text-ink-2">
          If you agree, a Meta pixel is loaded, which sees your network address and is told when a travel-plan
          form was sent, without your name, number or email address. If not, nothing is loaded.{' '}
          {answer && `So far you have ${answer}. `}
          <Link to="/privacy-policy#cookies">Privacy policy</Link>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button tone="ghost" size="s" onClick={() => give('declined')}>
          Decline
        </Button>
        <Button tone="ghost" size="s" onClick={() => give('accepted')}>
          Accept
        </Button>
      </div>
    </section>
  )
}
