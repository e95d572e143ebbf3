import { useEffect, useRef, useState } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { enquiryText, whatsappLink } from '#domain/forms/whatsapp.ts'
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
  pageUrl: string
  choice: TripChoice
  open: (chat: string) => void
  prepare: () => void
}

/** Opens the enquiry. Until the page is awake it is a link to the operator's chat that already names the trip. */
export function KnowMore({ ask, quiet, className = '' }: KnowMoreProps) {
  const { tripTitle, pageUrl, choice, open, prepare } = ask
  const tone = quiet === 'always' ? 'ghost' : 'primary'
  const look = quiet === 'below the bar' ? `${ghostBelowBar} ${className}` : className
  const site = useSite()
  const link = useRef<HTMLAnchorElement>(null)
  const [awake, setAwake] = useState<{ autoFocus: boolean } | null>(null)
  useEffect(() => setAwake({ autoFocus: document.activeElement === link.current }), [])
  if (!site) return null
  const { guests, departure } = choice
  const chat = whatsappLink(
    site.whatsapp,
    enquiryText(
      `Hello ${site.name}, I would like to know more about a trip.`,
      {
        trip: tripTitle,
        travelers: String(guests),
        dates: departure ? showDates(departure) : undefined,
        package: choice.package.title,
        total: choice.totalFor(guests),
      },
      pageUrl,
    ),
  )
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
        open(chat)
      }}
    >
      Know More
    </Button>
  )
}
