import { CalendarDays, Clock, MapPin, Search } from 'lucide'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '#app/ui/after-paint.ts'
import { isPlainClick } from '#app/ui/claim-click.ts'
import { Icon } from '#app/ui/icon.tsx'
import { takeLayerEntry } from '#app/ui/overlays/layer-entry.ts'
import type { Offered } from '../offered.ts'
import { asked } from '../use-search.ts'
import { TripLine } from './trip-line.tsx'

type SuggestionListProps = {
  combobox: {
    listId: string
    options: Offered[]
    active: number
    optionId: (index: number) => string
  }
  onPick: () => void
  className: string
}

/** The trips under a search box, in the overlay with places and the way to all results. The keys are handled in the field. */
export function SuggestionList({ combobox, onPick, className }: SuggestionListProps) {
  const { listId, options, active, optionId } = combobox
  const navigate = useNavigate()
  function pick(event: MouseEvent, { href, kind }: Offered): void {
    // With a key held it is for the browser, which opens the trip elsewhere.
    if (!isPlainClick(event)) {
      onPick()
      return
    }
    event.preventDefault()
    // The pressed line is seen first.
    afterPaint(() => {
      onPick()
      const isPage = kind === 'trip' || kind === 'place'
      navigate(href, { state: isPage ? undefined : asked, replace: takeLayerEntry() })
    })
  }
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={className}
    >
      {options.map((offered, i) => (
        <Option
          key={`${offered.kind} ${offered.href}`}
          id={optionId(i)}
          offered={offered}
          chosen={i === active}
          onPick={pick}
        />
      ))}
    </div>
  )
}

const icons = { place: MapPin, all: Search, popular: Search, recent: Clock, weekend: CalendarDays }

type OptionProps = {
  id: string
  offered: Offered
  chosen: boolean
  onPick: (event: MouseEvent, offered: Offered) => void
}

function Option({ id, offered, chosen, onPick }: OptionProps) {
  return (
    <a
      id={id}
      href={offered.href}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      onClick={(event) => onPick(event, offered)}
      className="grid min-h-13 scroll-my-24 grid-cols-[56px_1fr_auto] items-center gap-x-3.5 rounded-m p-2 hover:bg-paper-2 active:bg-paper-2 aria-selected:bg-paper-2 aria-selected:ring-2 aria-selected:ring-peacock aria-selected:ring-inset m:gap-x-4"
    >
      {offered.kind === 'trip' ? (
        <TripLine trip={offered.trip} />
      ) : (
        <>
          <span className="grid size-10 place-items-center justify-self-center rounded-pill bg-peacock-tint text-peacock">
            <Icon node={icons[offered.kind]} size={19} />
          </span>
          <span
            className={`col-span-2 min-w-0 leading-[1.25] font-label ${offered.kind === 'all' ? 'text-peacock' : offered.kind === 'popular' ? 'capitalize' : ''}`}
          >
            {offered.kind === 'recent' && <span className="sr-only">Recent search: </span>}
            {offered.label}
            {'within' in offered && (
              <span className="block truncate text-sm font-normal text-ink-3"> {offered.within}</span>
            )}
          </span>
        </>
      )}
    </a>
  )
}
