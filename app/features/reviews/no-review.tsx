import { ClosedLink } from '#app/features/booked/closed-link.tsx'
import type { PictureData } from '#app/ui/picture.tsx'

const words = {
  unknown: {
    title: 'This review link doesn’t work',
    text: 'Perhaps a part of it was lost on the way. Open it from our mail once more, or log in with the number that was given when booking: My Trips has a link that works.',
  },
  cancelled: {
    title: 'This booking is cancelled',
    text: 'Reviews are for those who have travelled. What comes back and when stands in My Trips.',
  },
}

export function NoReview({ state, picture }: { state: keyof typeof words; picture: PictureData }) {
  return <ClosedLink {...words[state]} picture={picture} call={['Something to tell us? Call', '.']} />
}
