import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Told } from '#server/pages/testimonials.ts'

/** Who says it, and after which trip. */
export function Teller({ told: { name, trip, to, portrait } }: { told: Told }) {
  return (
    <figcaption className="mt-auto flex items-center gap-3">
      <Picture data={portrait} alt="" sizes="48px" small className="size-12 shrink-0 rounded-pill" />
      <span className="min-w-0 leading-snug">
        <span className="block font-strong">{name}</span>
        <span className="block text-sm text-ink-2">{to ? <Link to={to}>{trip}</Link> : trip}</span>
      </span>
    </figcaption>
  )
}
