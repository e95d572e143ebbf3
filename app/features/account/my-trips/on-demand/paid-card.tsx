import { type BookingStatus, isUnpaid } from '#domain/bookings/booking-status.ts'
import { formatRupees, toPaise } from '#domain/money/money.ts'
import { includedTaxText } from '#domain/money/tax.ts'
import { AccountCard } from '../../account-card.tsx'
import type { OpenBookingData } from '../open-booking-data.ts'
import { MoneyLines } from './money-lines.tsx'

/** The price as it was sold. */
export function PaidCard({ booking }: { booking: OpenBookingData }) {
  const { status, lines, payable, guests, perPerson, includedTax } = booking
  const words = wordsFor(status, payable)
  const { gst, tcs, percent } = includedTax
  const tax = includedTaxText({ gstPaise: toPaise(gst), tcsPaise: toPaise(tcs) }, percent)
  const [subtotal, ...others] = lines
  return (
    <AccountCard title={words.title}>
      <div className="mt-4">
        <MoneyLines
          lines={[
            {
              key: 'subtotal',
              label: (
                <>
                  {subtotal?.label}{' '}
                  <span className="whitespace-nowrap text-ink-3">
                    ({guests} × {formatRupees(perPerson)})
                  </span>
                </>
              ),
              amount: subtotal?.amount ?? 0,
            },
            ...others.map(({ label, amount }) => ({ key: label, label, amount })),
          ]}
          sum={{ label: words.sum, amount: payable }}
        />
      </div>
      {tax && <p className="mt-2 text-sm text-ink-3">{tax}.</p>}
    </AccountCard>
  )
}

function wordsFor(status: BookingStatus, payable: number): { title: string; sum: string } {
  if (isUnpaid(status)) return { title: 'What you pay', sum: 'To pay' }
  if (status === 'failed' || status === 'expired')
    return { title: 'What it would have cost', sum: 'Not paid' }
  return { title: 'What you paid', sum: payable > 0 ? 'Paid with PhonePe' : 'Paid' }
}
