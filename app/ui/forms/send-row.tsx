import { CircleCheck } from 'lucide'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

const notSent = 'Failed to send your details. Please try again later.'

type SendRowProps = {
  label: string
  busy: boolean
  failed: boolean
  /** Why the page itself took nothing in. */
  refusal?: string | null
}

/** The button that sends a form of a page, and what became of it. */
export function SendRow({ label, busy, failed, refusal }: SendRowProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button type="submit" busy={busy && 'Sending...'} className="min-w-[min(11rem,100%)]">
        {label}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-56 font-label text-alert">
        {(failed || refusal) && notSent}
        {refusal && ` ${refusal}`}
      </p>
    </div>
  )
}

/** Says on the page itself that a form was sent, and takes the focus when it comes. */
export function SentNote({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p
      ref={takeFocus}
      tabIndex={-1}
      role="status"
      className={`flex gap-3 rounded-m bg-leaf-tint px-4 py-3.5 font-label outline-none ${className}`}
    >
      <Icon node={CircleCheck} size={22} className="shrink-0 text-leaf" />
      {text}
    </p>
  )
}

function takeFocus(note: HTMLElement | null): void {
  note?.focus()
}
