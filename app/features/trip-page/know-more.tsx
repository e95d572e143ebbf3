import { useEffect, useRef, useState } from 'react'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import type { TripChoice } from './use-trip-choice.ts'

type KnowMoreProps = {
  ask: Ask
  /** Where Book Now is the next step, or the bar of a narrow screen has the same button: there is one main button on a screen. */
  quiet?: 'always' | 'below the bar'
  className?: string
}

const ghostBelowBar =
  'max-l:bg-transparent max-l:text-ink max-l:ring-[1.5px] max-l:ring-edge max-l:ring-inset max-l:not-disabled:hover:bg-paper-2'

/** What an enquiry is about, and how it opens. */
export type Ask = {
  tripTitle: string
  /** Where it leads while its script is not there. */
  chat: string
  choice: TripChoice
  open: () => void
  prepare: () => void
}

/** Opens the enquiry. Until the page is awake it is a link to the operator's chat that already names the trip. */
export function KnowMore({ ask, quiet, className = '' }: KnowMoreProps) {
  const { chat, open, prepare } = ask
  const tone = quiet === 'always' ? 'ghost' : 'primary'
  const look = quiet === 'below the bar' ? `${ghostBelowBar} ${className}` : className
  const link = useRef<HTMLAnchorElement>(null)
  const [awake, setAwake] = useState<{ autoFocus: boolean } | null>(null)
  useEffect(() => setAwake({ autoFocus: document.activeElement === link.current }), [])
  if (!awake)
    return (
      <ButtonAnchor ref={link} href={chat} tone={tone} className={look}>
        Know More
      </ButtonAnchor>
    )
  return (
    <Button
      {...awake}
      tone={tone}
      aria-haspopup="dialog"
      className={look}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        // Safari gives a pressed button no focus, and the dialog returns the focus to where it was.
        event.currentTarget.focus()
        open()
      }}
    >
      Know More
    </Button>
  )
}
