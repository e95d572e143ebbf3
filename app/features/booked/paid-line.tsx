import { Fragment } from 'react'
import { type Paid, paidWays } from '#domain/bookings/paid-ways.ts'
import { formatRupees } from '#domain/money/money.ts'

/** 'Paid with PhonePe ₹5,602 · Credit used ₹2,813' */
export function PaidLine({ paid }: { paid: Paid }) {
  return (
    <p className="text-[0.9375rem]">
      {paidWays(paid).map(({ label, amount }, i) => (
        <Fragment key={label}>
          {i > 0 && ' · '}
          <span className="whitespace-nowrap">
            {label} <b className="font-strong">{formatRupees(amount)}</b>
          </span>
        </Fragment>
      ))}
    </p>
  )
}
