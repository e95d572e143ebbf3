import { Picture } from '#app/ui/picture.tsx'
import type { PickedTrip } from '../compare-store.ts'

/** A trip's picture in a box as large as a thumb; its name stands beside it. */
export function PickedPicture({ trip: { picture }, className }: { trip: PickedTrip; className: string }) {
  return picture ? (
    <Picture data={picture} sizes="44px" small alt="" className={className} />
  ) : (
    <span aria-hidden className={`block bg-paper-2 ${className}`} />
  )
}
