import { BedDouble, Flag, MapPin, Users } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { KeyFacts } from '#server/pages/trip/key-facts.ts'

const icons = { Meet: MapPin, Ends: Flag, Group: Users, Rooms: BedDouble }

/** What is asked first, and the way to all the rest. In the card of a wide, low screen the dates need its room, and the rest stands beside it. */
export function KeyFactsList({ keyFacts }: { keyFacts: KeyFacts }) {
  return (
    <div className="border-y border-line py-3 l:low:py-0 text-[0.9375rem] leading-snug">
      <ul className="grid gap-1.5 l:low:hidden">
        {(Object.keys(icons) as (keyof KeyFacts)[]).map((label) => (
          <li key={label} className="flex gap-2.5">
            <Icon node={icons[label]} size={18} className="mt-px shrink-0 text-peacock" />
            <span className="min-w-0">
              <b className="font-label">{label}</b> <span className="text-ink-2">{keyFacts[label]}</span>
            </span>
          </li>
        ))}
      </ul>
      <a
        href="#before-you-book"
        className="mt-1 -mb-2 ml-7 l:low:m-0 inline-flex min-h-11 items-center font-label text-peacock underline underline-offset-4 hover:text-ink"
      >
        What to know before you book
      </a>
    </div>
  )
}
