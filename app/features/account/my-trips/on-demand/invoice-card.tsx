import { showDate, showPlainDate } from '#domain/calendar/calendar-date.ts'
import { AccountCard } from '../../account-card.tsx'
import { Notice } from '../../notice.tsx'
import type { OpenBookingData } from '../open-booking-data.ts'
import { InvoiceForm } from './invoice-form.tsx'

type InvoiceCardProps = { booking: OpenBookingData; onIssued: () => void }

/** What shall stand on the invoice or receipt, until it is issued. */
export function InvoiceCard({ booking, onIssued }: InvoiceCardProps) {
  const { invoiceWanted, panEnds, papers } = booking
  const issued = papers.find(({ kind }) => kind === 'invoice')
  if (!invoiceWanted && !issued) return null
  return (
    <div id="invoice-details" className="scroll-mt-28">
      <AccountCard title={`${(invoiceWanted ?? issued)?.title} details`}>
        <div role="status" className="empty:absolute">
          {issued && (
            <Notice tone="good" className="mt-4">
              <b className="font-strong">
                {issued.title} {issued.number}
              </b>{' '}
              was issued on {showPlainDate(issued.date)}.{' '}
              <a
                href={issued.href}
                download
                className="rounded-xs font-label text-peacock underline decoration-[1.5px] underline-offset-4 hover:text-ink"
              >
                Download PDF
              </a>
            </Notice>
          )}
        </div>
        {panEnds && (
          <p className="mt-2 text-ink-2">
            Your PAN ends in <span className="font-label text-ink">{panEnds}</span>. We use it for the tax
            collected at source (TCS) alone.
          </p>
        )}
        {invoiceWanted && (
          <>
            <p className="mt-2 text-ink-2">
              The {invoiceWanted.title.toLowerCase()} is issued once you save this, or by itself on{' '}
              {showDate(invoiceWanted.dueOn)}.
            </p>
            <InvoiceForm booking={booking} wanted={invoiceWanted} onIssued={onIssued} />
          </>
        )}
      </AccountCard>
    </div>
  )
}
