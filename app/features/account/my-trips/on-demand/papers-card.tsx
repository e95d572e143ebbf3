import { CalendarDays, FileText, type IconNode, Share2 } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { showDates, showPlainDate } from '#domain/calendar/calendar-date.ts'
import { AccountCard } from '../../account-card.tsx'
import type { ShownBooking } from '../open-booking-data.ts'

/** Everything of a booking that can be kept, printed or sent, but for what stands beside its meeting point. */
export function PapersCard({ booking }: { booking: ShownBooking }) {
  const { calendarHref, shareHref, papers, invoiceWanted } = booking.ahead
    ? withoutFirstCard(booking)
    : booking
  if (!calendarHref && papers.length === 0) return null
  return (
    <AccountCard title="Papers">
      <ul className="mt-4 grid gap-3 m:grid-cols-2">
        {calendarHref && (
          <Paper
            icon={CalendarDays}
            title="Calendar"
            text={showDates(booking)}
            href={calendarHref}
            download
          />
        )}
        {papers.map(({ title, number, date, href }) => (
          <Paper
            key={number}
            icon={FileText}
            title={title}
            text={`${number}, ${showPlainDate(date)}, PDF`}
            href={href}
            download
          />
        ))}
        {invoiceWanted && (
          <Paper
            icon={FileText}
            title={invoiceWanted.title}
            text="Once your details below are saved"
            href="#invoice-details"
          />
        )}
        {shareHref && (
          <Paper
            icon={Share2}
            title="Share on WhatsApp"
            text="Dates and meeting place, no amounts"
            href={shareHref}
            elsewhere
          />
        )}
      </ul>
    </AccountCard>
  )
}

function withoutFirstCard({ papers }: ShownBooking) {
  const others = papers.filter(({ kind }) => kind !== 'invoice')
  return { calendarHref: null, shareHref: null, invoiceWanted: null, papers: others }
}

type PaperProps = {
  icon: IconNode
  title: string
  text: string
  href: string
  download?: boolean
  /** Opens in a new tab. */
  elsewhere?: boolean
}

/** A file: no link of the router. */
function Paper({ icon, title, text, href, download, elsewhere = false }: PaperProps) {
  return (
    <li>
      <a
        href={href}
        download={download}
        {...(elsewhere && { target: '_blank', rel: 'noopener' })}
        className="flex h-full min-h-16 items-center gap-3.5 rounded-m px-4 py-3 ring-1 ring-inset ring-line transition-colors hover:bg-paper"
      >
        <Icon node={icon} size={22} className="shrink-0 text-peacock" />
        <span className="min-w-0">
          <span className="block font-label">{title}</span>
          <span className="block text-sm text-ink-3 [overflow-wrap:anywhere]">
            {text}
            {elsewhere && <span className="sr-only"> (opens in a new tab)</span>}
          </span>
        </span>
      </a>
    </li>
  )
}
