import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { enquiryText, whatsappLink } from '#domain/whatsapp.ts'

type KnowMoreProps = { ask: Ask; className?: string }

/** What an enquiry is about, and how it opens. */
export type Ask = { tripTitle: string; pageUrl: string; open: (chat: string) => void; prepare: () => void }

/** Opens the enquiry. Without JavaScript it is a link to the operator's chat that already names the trip. */
export function KnowMore({ ask, className }: KnowMoreProps) {
  const site = useSite()
  if (!site) return null
  const greeting = `Hello ${site.name}, I would like to know more about a trip.`
  return (
    <a
      href={whatsappLink(site.whatsapp, enquiryText(greeting, { trip: ask.tripTitle }, ask.pageUrl))}
      aria-haspopup="dialog"
      className={buttonLook('primary', 'm', className)}
      onPointerEnter={ask.prepare}
      onFocus={ask.prepare}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        // Safari gives a pressed link no focus, and the dialog returns the focus to where it was.
        event.currentTarget.focus()
        ask.open(event.currentTarget.href)
      }}
    >
      Know More
    </a>
  )
}
