import { CalendarX2 } from 'lucide'
import { useSite } from '#app/features/site/use-site.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { displayPhone } from '#domain/phone-number.ts'
import { enquiryText, whatsappLink } from '#domain/whatsapp.ts'

/** In place of a form that could not be sent: other ways to ask for the same trip. */
export function NoDates({
  tripTitle,
  guests,
  unread,
}: {
  tripTitle: string
  guests: number
  unread: boolean
}) {
  const site = useSite()
  if (!site) return null
  const greeting = `Hello ${site.name}, please tell me about new dates of a trip.`
  const text = enquiryText(greeting, { trip: tripTitle, travelers: String(guests) }, location.href)
  return (
    <div className="mt-6 grid gap-6">
      <div className="flex items-start gap-4 rounded-l bg-paper-2 p-5">
        <Icon node={CalendarX2} size={28} className="mt-0.5 shrink-0 text-madder" />
        <div className="min-w-0">
          <h3 className="text-lg font-strong">No available dates</h3>
          <p className="mt-1 text-ink-2">
            {unread
              ? 'The dates can’t be read at the moment. Try again in a minute, or ask us.'
              : 'No departure has a free seat just now. Seats come back and new dates open: ask us, and we tell you what fits your calendar.'}
          </p>
        </div>
      </div>
      <div className="grid gap-3 m:grid-cols-2">
        <ButtonAnchor tone="ghost" href={`tel:+${site.phone}`}>
          Call {displayPhone(site.phone)}
        </ButtonAnchor>
        <ButtonAnchor href={whatsappLink(site.whatsapp, text)} target="_blank" rel="noopener">
          Ask on WhatsApp
        </ButtonAnchor>
      </div>
    </div>
  )
}
