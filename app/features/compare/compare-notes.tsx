import { Info } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { CompareIds } from '#domain/listings/compare.ts'

const trips = (count: number, one: string, many: string) =>
  count === 1 ? `One trip ${one}` : `${count} trips ${many}`

/** Says what the address named and the table lacks. */
export function CompareNotes({ read: { unknown, doubled, tooMany } }: { read: CompareIds }) {
  const notes = [
    unknown > 0 &&
      `${trips(unknown, 'in this link is', 'in this link are')} not in our catalogue and left out.`,
    doubled > 0 && `${trips(doubled, 'is', 'are')} in this link more than once and shown only once.`,
    tooMany > 0 &&
      `You can compare three trips at a time: ${trips(tooMany, 'more is', 'more are').toLowerCase()} left out.`,
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return (
    <ul className="mt-5 grid w-fit gap-1 rounded-m bg-peacock-tint px-4 py-3 text-peacock">
      {notes.map((note) => (
        <li key={note} className="flex gap-2.5">
          <Icon node={Info} size={18} className="mt-0.75 shrink-0" />
          {note}
        </li>
      ))}
    </ul>
  )
}
