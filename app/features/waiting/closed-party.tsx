import { ClosedLink } from '#app/features/booked/closed-link.tsx'
import type { PictureData } from '#app/ui/picture.tsx'

/** A link under which no party is. */
export function ClosedParty({ picture }: { picture: PictureData }) {
  return (
    <ClosedLink
      title="This link doesn’t work"
      text="Perhaps a part of it was lost on the way: open it from our mail once more. Thirty days after a trip has started we forget who waited for it."
      picture={picture}
    />
  )
}
