import { showDates } from '../calendar/calendar-date.ts'
import { oneLine } from '../forms/one-line.ts'
import { whatsappLink } from '../forms/whatsapp.ts'
import { firstNameOf } from '../reviews/first-name.ts'

type Sent = {
  /** Empty while it is not known. */
  name: string
  title: string
  startDate: string
  endDate: string
  url: string
}

/** Opens WhatsApp with the words that bring a guest their link; it asks whom to send it to. */
export function sendGuestLink({ name, title, startDate, endDate, url }: Sent): string {
  const text = [
    `${name ? `Hello ${firstNameOf(name)}, your` : 'Your'} seat is booked: ${oneLine(title)}, ${showDates({ startDate, endDate })}.`,
    'Please fill in your details for the trip, by your own link, without login:',
    url,
  ].join('\n')
  return whatsappLink('', text)
}
