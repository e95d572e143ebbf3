import { ClosedLink } from '#app/features/booked/closed-link.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
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

type ClosedGuestProps = { state: Exclude<ShownGuest['state'], 'open'>; picture: PictureData }

/** Why a guest's link takes nothing any more. */
export function ClosedGuest({ state, picture }: ClosedGuestProps) {
  return <ClosedLink {...words[state]} picture={picture} />
}
