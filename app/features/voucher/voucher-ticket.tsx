import { Navigation, Phone } from 'lucide'
import { DayLeaf } from '#app/features/booked/day-leaf.tsx'
import { DaysToGo } from '#app/features/booked/days-to-go.tsx'
import { restingTileLook, tileLook } from '#app/features/booked/tile-look.ts'
import { useSignal } from '#app/features/booked/use-signal.ts'
import { Icon } from '#app/ui/icon.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { moreGuests } from '#domain/papers/voucher-words.ts'
import type { Voucher } from '#server/papers/describe-voucher.ts'

/** What is shown at the meeting point: whose, which booking, when, where, and whom to call. */
export function VoucherTicket({ voucher }: { voucher: Voucher }) {
  const { reference, name, guests, leaf, startDate, issuedOn, meet } = voucher
  return (
    <section
      aria-label="Where we meet"
      className="rounded-l bg-paper p-5 print:border-2 print:border-ink print:p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block text-sm text-ink-2">Voucher for</span>
          <b className="text-lg leading-tight font-strong">{name}</b>
          {guests > 1 && <span className="block font-strong print:inline"> {moreGuests(voucher)}</span>}
        </p>
        <p className="text-lg font-strong whitespace-nowrap">{reference}</p>
      </div>
      <div className="-mx-5 my-3.5 border-t-2 border-dashed border-line print:mx-0 print:my-2" />
      <div className="flex items-start gap-4">
        <DayLeaf leaf={leaf} />
        <div className="min-w-0">
          <div className="print:hidden">
            <DaysToGo from={issuedOn} startDate={startDate} />
          </div>
          {meet && (
            <>
              <p className="display mt-1 text-xl">{meet.time}</p>
              <p className="mt-1 leading-snug [overflow-wrap:anywhere]">{meet.place}</p>
            </>
          )}
        </div>
      </div>
      <Ways voucher={voucher} />
    </section>
  )
}

/** Calling needs no network; a map does. */
function Ways({ voucher: { meet, phone } }: { voucher: Voucher }) {
  const signal = useSignal()
  const mapsHref = meet?.mapsHref
  return (
    <>
      <div className="mt-3.5 grid grid-cols-1 gap-2 s:grid-cols-2 print:hidden">
        {mapsHref && signal && (
          <a href={mapsHref} target="_blank" rel="noopener noreferrer" className={tileLook}>
            <Icon node={Navigation} size={20} className="shrink-0 text-peacock" />
            <span>
              Open in Maps<span className="sr-only"> (opens in a new tab)</span>
            </span>
          </a>
        )}
        {mapsHref && !signal && (
          <p className={restingTileLook}>
            <Icon node={Navigation} size={20} className="shrink-0" />
            Map needs signal
          </p>
        )}
        <a href={`tel:+${phone}`} className={`${tileLook} ${mapsHref ? '' : 'col-span-full'}`}>
          <Icon node={Phone} size={20} className="shrink-0 text-peacock" />
          Call {displayPhone(phone)}
        </a>
      </div>
      <p className="mt-2.5 hidden print:block">
        Running late? Call <b className="font-strong">{displayPhone(phone)}</b>, day and night.
      </p>
    </>
  )
}
