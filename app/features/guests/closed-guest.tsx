import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { retention } from '#domain/site/retention.ts'
import type { ShownGuest } from '#server/guests/show-guest-page.ts'

const words = {
  unknown: {
    title: 'This link doesn’t work',
    text: 'Perhaps a part of it was lost on the way. Ask whoever booked to send it once more: My Trips has a link for each guest.',
  },
  left: {
    title: 'This seat is no longer yours',
    text: 'Whoever booked took you off the trip, or gave the seat to somebody else. What you had told us is erased. If that is a mistake, ask them.',
  },
  cancelled: {
    title: 'This booking is cancelled',
    text: 'What you had told us is erased. Whoever booked sees in My Trips what comes back and when.',
  },
  moved: {
    title: 'This booking has another date now',
    text: 'What you had told us went along. Ask whoever booked for your new link: My Trips has it.',
  },
  over: {
    title: 'This trip is over',
    text: `What you told us for it is erased ${retention.guestDays} days after its last day. There is nothing to do.`,
  },
}

/** Why a link takes nothing any more. It tells nothing else of the booking. */
export function ClosedGuest({ state }: { state: Exclude<ShownGuest['state'], 'open'> }) {
  const { title, text } = words[state]
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
          <p className="text-ink-2">
            Questions? Call{' '}
            <Link to={`tel:+${site.phone}`} className="whitespace-nowrap">
              {displayPhone(site.phone)}
            </Link>
            .
          </p>
        )}
      </div>
    </section>
  )
}
