import { PaidLine } from '#app/features/booked/paid-line.tsx'
import { type BookingStatus, isUnpaid } from '#domain/bookings/booking-status.ts'
import { formatRupees, toPaise } from '#domain/money/money.ts'
import { includedTaxText } from '#domain/money/tax.ts'
import { AccountCard } from '../../account-card.tsx'
import type { ShownBooking } from '../open-booking-data.ts'
import { MoneyLines } from './money-lines.tsx'

/** The price as it was sold. */
export function PaidCard({ booking }: { booking: ShownBooking }) {
  const { status, guestsSold, perPerson, includedTax } = booking
  const { title, lines, sum } = pricedAs(booking)
  const { gst, tcs, percent } = includedTax
  // The first line is of everybody, unless it says of how many.
  const all = { count: guestsSold, each: perPerson }
  const tax = includedTaxText({ gstPaise: toPaise(gst), tcsPaise: toPaise(tcs) }, percent)
  return (
    <AccountCard title={title}>
      <div className="mt-4">
        <MoneyLines
          lines={lines.map(({ label, amount, count }, i) => ({
            key: `${i} ${label}`,
            label: <Each label={label} {...(count ? { count, each: amount / count } : i === 0 && all)} />,
            amount,
            plain: amount < 0 && /left$/.test(label),
          }))}
          sum={sum}
        />
      </div>
      {isPaid(status) && (
        <div className="mt-2">
          <PaidLine paid={booking} />
        </div>
      )}
      {tax && <p className="mt-2 text-sm text-ink-3">{tax}.</p>}
    </AccountCard>
  )
}

function Each({ label, count, each }: { label: string; count?: number; each?: number }) {
  if (count === undefined || each === undefined) return label
  return (
    <>
      {label}{' '}
      <span className="whitespace-nowrap text-ink-3">
        ({count} × {formatRupees(each)})
      </span>
    </>
  )
}

function isPaid(status: BookingStatus): boolean {
  return !isUnpaid(status) && status !== 'failed' && status !== 'expired'
}

type Priced = { title: string; lines: ShownBooking['lines']; sum: { label: string; amount: number } }

/** What is paid shows the whole price, then by which ways it came; what is not, what is left to pay. */
function pricedAs({ status, lines, costs, payable, totalNow, desk }: ShownBooking): Priced {
  if (isPaid(status))
    return {
      title: desk?.owed ? 'What it costs' : 'What you paid',
      lines: costs,
      sum: { label: 'Total', amount: totalNow },
    }
  return isUnpaid(status)
    ? { title: 'What you pay', lines, sum: { label: 'To pay', amount: payable } }
    : { title: 'What it would have cost', lines, sum: { label: 'Not paid', amount: payable } }
}
