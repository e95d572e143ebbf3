import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Told } from '#server/pages/testimonials.ts'

/** What travellers say, each on a sheet of its own. */
export function TestimonialList({ told, className = '' }: { told: Told[]; className?: string }) {
  return (
    <ul className={`grid gap-4 m:gap-6 l:grid-cols-3 ${className}`}>
      {told.map(({ name, text, trip, to, portrait }) => (
        <li key={name}>
          <figure className="flex h-full flex-col rounded-l bg-surface p-6 shadow-1 m:p-8">
            <blockquote className="text-lg">“{text}”</blockquote>
            <figcaption className="mt-auto flex items-center gap-4 pt-6">
              <Picture data={portrait} alt="" sizes="56px" small className="size-14 shrink-0 rounded-pill" />
              <span className="min-w-0">
                <span className="block font-strong">{name}</span>
                <span className="block text-sm text-ink-2">{to ? <Link to={to}>{trip}</Link> : trip}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
