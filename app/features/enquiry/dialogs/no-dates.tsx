import { CalendarX2 } from 'lucide'
import { type FormEvent, useState } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { askByChat } from './ask-by-chat.ts'
import { EnquiryActions } from './enquiry-actions.tsx'

type NoDatesProps = {
  onClose: () => void
  tripTitle: string
  guests: number
  package: string
  unread: boolean
}

/** In place of a form that no date can be chosen in: the same trip is asked for without one. */
export function NoDates({ onClose, tripTitle, guests, package: wanted, unread }: NoDatesProps) {
  const site = useSite()
  const [busy, setBusy] = useState(false)
  if (!site) return null
  const { phone } = site

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!site) return
    setBusy(true)
    const details = { trip: tripTitle, travelers: String(guests), package: wanted }
    const opened = await askByChat(site, 'please tell me about new dates of a trip.', details)
    setBusy(false)
    if (opened) onClose()
  }

  return (
    <form onSubmit={ask} className="mt-6 grid gap-4">
      <div className="flex items-start gap-4 rounded-l bg-paper-2 p-5">
        <Icon node={CalendarX2} size={28} className="mt-0.5 shrink-0 text-marigold-deep" />
        <div className="min-w-0">
          <h3 className="text-lg font-strong">
            {unread ? 'We can’t read the dates just now' : 'No available dates'}
          </h3>
          <p className="mt-1 text-ink-2">
            {unread
              ? 'Please try again in a minute, or ask us.'
              : 'No departure has a free seat just now. Seats come back and new dates open: ask us, and we tell you what fits your calendar.'}
          </p>
          <p className="mt-1 text-ink-2">
            <Link to={`tel:+${phone}`}>Call {displayPhone(phone)}</Link>
          </p>
        </div>
      </div>
      <EnquiryActions onCancel={onClose} busy={busy && 'Opening WhatsApp...'} />
      <p className="text-sm text-pretty text-ink-3">Know More opens a WhatsApp chat with us.</p>
    </form>
  )
}
