import type { Told } from '#server/pages/testimonials.ts'
import { Teller } from './teller.tsx'

/** What travellers say, each on a sheet of its own. */
export function TestimonialList({ told, className = '' }: { told: Told[]; className?: string }) {
  return (
    <ul className={`grid gap-4 m:gap-6 l:grid-cols-3 ${className}`}>
      {told.map((one) => (
        <li key={one.name}>
          <figure className="flex h-full flex-col gap-6 rounded-l bg-surface p-6 shadow-1 m:p-8">
            <blockquote className="text-lg">“{one.text}”</blockquote>
            <Teller told={one} />
          </figure>
        </li>
      ))}
    </ul>
  )
}
