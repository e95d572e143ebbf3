import { CircleCheck, Coins } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { nothingAdded, type PayLocally } from '#domain/trips/pay-locally.ts'

/** Beside the price: what comes on top of it on the way, or that nothing does. */
export function StillToPay({ payLocally }: { payLocally: PayLocally | null }) {
  return (
    <p className="mt-2 flex gap-2 text-sm text-pretty text-ink-2">
      <Icon
        node={payLocally ? Coins : CircleCheck}
        size={16}
        className={`mt-0.5 shrink-0 ${payLocally ? 'text-marigold-deep' : 'text-leaf'}`}
      />
      {payLocally ? (
        <span>
          <b className="font-label text-ink">Payable locally: {payLocally.each} per person.</b>{' '}
          <WhatFor charges={payLocally.charges} /> Not part of the price.
        </span>
      ) : (
        nothingAdded
      )}
    </p>
  )
}

function WhatFor({ charges }: Pick<PayLocally, 'charges'>) {
  const [first] = charges
  if (charges.length === 1) return `${first?.what}.`
  return (
    <>
      For{' '}
      <a href="#facts-money" className="text-peacock underline underline-offset-4">
        {charges.length} charges, listed here
      </a>
      .
    </>
  )
}
