import { ClosedLink } from '#app/features/booked/closed-link.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import type { ShownVoucher } from '#server/papers/show-voucher.ts'

type Closed = Exclude<ShownVoucher, { state: 'open' }>

/** Why a link shows no voucher any more, and the way to the one that does. */
export function ClosedVoucher({ shown, picture }: { shown: Closed; picture: PictureData }) {
  return (
    <ClosedLink
      {...wordsFor(shown)}
      picture={picture}
      call={['At the meeting point already? Call', ', day and night, with the booking’s number.']}
    />
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
    case 'moved':
      return {
        title: 'This booking has another date now',
        text: `It is for ${shown.title}, ${shown.dates}, and has a new voucher. Ask whoever booked for it: My Trips has it.`,
      }
    case 'unknown':
      return {
        title: 'This voucher link doesn’t work',
        text: 'Perhaps a part of it was lost on the way, or it is an old one. Ask whoever booked to send it again, or log in with the number that was given when booking.',
      }
  }
}
