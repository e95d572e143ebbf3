import { Phone } from 'lucide'
import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { ShownVoucher } from '#server/papers/show-voucher.ts'

type Closed = Exclude<ShownVoucher, { state: 'open' }>

/** Why a link shows no voucher any more, and the way to the one that does. It tells nothing else of the booking. */
export function ClosedVoucher({ shown }: { shown: Closed }) {
  const { title, text } = wordsFor(shown)
  const site = useSite()
  return (
    <section className="wrap py-10 m:py-18">
      <div className="grid max-w-[34em] gap-4">
        <h1 className="display text-2xl">{title}</h1>
        <p className="text-ink-2">{text}</p>
        <PageLink to="/my-trips" className={buttonLook('primary', 'm', 'mt-1 justify-self-start')}>
          Go to My Trips
        </PageLink>
        {site && (
          <p className="flex gap-2.5 rounded-m bg-paper-2 px-3.5 py-3 leading-snug">
            <Icon node={Phone} size={20} className="mt-0.5 shrink-0 text-ink-2" />
            <span>
              At the meeting point already? Call{' '}
              <Link to={`tel:+${site.phone}`} className="whitespace-nowrap">
                {displayPhone(site.phone)}
              </Link>
              , day and night, with the booking’s number.
            </span>
          </p>
        )}
      </div>
    </section>
  )
}

function wordsFor(shown: Closed): { title: string; text: string } {
  switch (shown.state) {
    case 'withdrawn':
      return {
        title: 'This voucher link was withdrawn',
        text: `Whoever booked made a new one on ${shown.on}. Ask them for it, or log in with the number that was given when booking.`,
      }
    case 'over':
      return {
        title: 'This trip has ended',
        text: `Its voucher worked until the last day, ${shown.endedOn}. Whoever booked finds the trip and its papers in My Trips.`,
      }
    case 'cancelled':
      return {
        title: 'This booking is cancelled',
        text: 'Its voucher no longer counts. Whoever booked sees in My Trips what comes back and when.',
      }
    case 'unknown':
      return {
        title: 'This voucher link doesn’t work',
        text: 'Perhaps a part of it was lost on the way, or it is an old one. Ask whoever booked to send it again, or log in with the number that was given when booking.',
      }
  }
}
