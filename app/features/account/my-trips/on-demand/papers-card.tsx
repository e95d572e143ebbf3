import { CalendarDays, FileText, type IconNode, Share2, Ticket } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { showDate, showDates } from '#domain/calendar/calendar-date.ts'
import { AccountCard } from '../../account-card.tsx'
import type { OpenBookingData } from '../open-booking-data.ts'

/** Everything of a booking that can be kept, printed or sent. */
export function PapersCard({ booking }: { booking: OpenBookingData }) {
  const { voucherHref, calendarHref, shareHref, papers, invoiceWanted } = booking
  if (!voucherHref && papers.length === 0) return null
  return (
    <AccountCard title="Papers">
      <ul className="mt-4 grid gap-3 m:grid-cols-2">
        {voucherHref && (
          <Paper icon={Ticket} title="Voucher" text="To print or keep on the phone" href={voucherHref} />
        )}
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
            text={`${number}, ${showDate(date)}, PDF`}
            href={href}
            download
          />
        ))}
        {invoiceWanted && (
          <Paper
            icon={FileText}
            title="Invoice"
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

type PaperProps = {
  icon: IconNode
  title: string
  text: string
  href: string
  download?: boolean
  /** Opens in a new tab. */
  elsewhere?: boolean
}

/** A file, or a page that needs its whole address: no link of the router. */
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
