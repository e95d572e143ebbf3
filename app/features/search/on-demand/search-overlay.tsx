import { ArrowLeft, Search, X } from 'lucide'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useModal } from '#app/ui/overlays/use-modal.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { StartAnswer } from '#server/search/endpoints.ts'
import { ClearButton } from '../clear-button.tsx'
import { searchPath } from '../search-path.ts'
import { askStart } from '../suggestion-cache.ts'
import { Suggestions } from '../suggestions.tsx'
import { useCombobox } from '../use-combobox.ts'
import { asked, runSearch } from '../use-search.ts'
import { PopularSearches } from './popular-searches.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { WeekendTrips } from './weekend-trips.tsx'

const ideas = [
  { title: 'Destinations', terms: ['Ladakh', 'Manali', 'Goa', 'Kerala'] },
  { title: 'Trip Types', terms: ['Adventure', 'Honeymoon', 'Family', 'Budget'] },
  { title: 'Seasonal', terms: ['Winter', 'Summer', 'Monsoon', 'Weekend'] },
]
const headingLook = 'mb-3 text-sm font-strong text-ink-3'

// Asked for with the code, so that the words are there when the overlay opens.
void askStart()

type SearchOverlayProps = {
  onClose: () => void
  /** What the field begins with. */
  term?: string
}

/** The search of every page: a box, suggestions as one types, and ideas for those who don't know yet. On a phone it is all there is on screen. */
export function SearchOverlay({ onClose, term = '' }: SearchOverlayProps) {
  const navigate = useNavigate()
  const modal = useModal(true, onClose)
  const combobox = useCombobox('overlay')
  const titleId = useId()

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (runSearch(combobox.input.current?.value ?? '', navigate)) onClose()
  }

  return (
    <dialog
      {...modal}
      data-modal
      aria-labelledby={titleId}
      className="mx-auto mt-0 mb-auto max-h-none w-full max-w-none overflow-hidden bg-surface p-0 shadow-3 transition-[translate,opacity] duration-200 motion-safe:starting:-translate-y-6 motion-safe:starting:opacity-0 m:mt-5 m:w-[min(980px,100%-48px)] m:rounded-xl"
    >
      <div className="max-h-dvh overflow-y-auto overscroll-contain px-5 pb-7 max-m:h-dvh m:max-h-[calc(100dvh-40px)] m:p-8 m:pt-6">
        <div className="flex items-center justify-between gap-4 m:mb-4">
          <h2 id={titleId} className="display text-xl max-m:sr-only">
            Search
          </h2>
          <IconButton label="Close" onClick={onClose} className="-mr-2 max-m:hidden">
            <Icon node={X} size={22} />
          </IconButton>
        </div>
        <search aria-label="All trips">
          <div {...combobox.box}>
            <div className="sticky top-0 z-1 -mx-5 flex items-center gap-1 bg-surface px-3 py-2 m:mx-0 m:px-0">
              <IconButton label="Back" onClick={onClose} className="m:hidden">
                <Icon node={ArrowLeft} size={22} />
              </IconButton>
              <form
                action="/"
                onSubmit={onSubmit}
                className="flex min-h-12 min-w-0 grow items-center rounded-pill bg-paper pl-5 ring-[1.5px] ring-edge ring-inset focus-within:ring-[2.5px] focus-within:ring-peacock m:min-h-14"
              >
                <Icon node={Search} size={20} className="mr-3 shrink-0 text-ink-3 max-m:hidden" />
                <input
                  {...combobox.field}
                  data-autofocus
                  required
                  defaultValue={term}
                  aria-label="Search destinations, trips, experiences"
                  placeholder="Search destinations, trips, experiences..."
                  className="peer min-h-12 w-full min-w-0 grow text-[max(1rem,16px)] text-ellipsis outline-none placeholder:text-ink-3"
                />
                <ClearButton onClick={combobox.clear} className="peer-placeholder-shown:hidden" />
                <button type="submit" className={buttonLook('primary', 's', 'm-1.5 min-h-11 max-m:sr-only')}>
                  Find trips
                </button>
              </form>
            </div>
            <Suggestions combobox={combobox} onPick={onClose} className="mt-2 grid gap-1 m:-mx-2 m:mt-4" />
            {combobox.nothingFor && <NoTrips term={combobox.nothingFor} onLeave={onClose} />}
          </div>
        </search>
        {/* On a phone what was typed has the screen to itself. */}
        <div className={combobox.open ? 'max-m:hidden' : ''}>
          <Starts onPick={onClose} />
        </div>
      </div>
    </dialog>
  )
}

/** Where to begin: what was searched here, next weekend, what many search for, and lists for those who don't know yet. */
function Starts({ onPick }: { onPick: () => void }) {
  const { keywords, weekend } = useStart()
  return (
    <>
      <RecentSearches onPick={onPick} />
      {weekend && weekend.suggestions.length > 0 && <WeekendTrips {...weekend} onPick={onPick} />}
      <h3 className={`${headingLook} mt-7`}>Popular Searches</h3>
      {/* Room for the words before they come. */}
      <div className="min-h-50 m:min-h-24">
        <PopularSearches keywords={[...keywords]} onPick={onPick} />
      </div>
      <Ideas onPick={onPick} />
    </>
  )
}

/** For those who don't know yet. */
function Ideas({ onPick }: { onPick: () => void }) {
  return (
    <div className="mt-7 grid grid-cols-2 gap-x-6 gap-y-7 m:grid-cols-3">
      {ideas.map(({ title, terms }) => (
        <div key={title}>
          <h3 className={headingLook}>{title}</h3>
          <ul>
            {terms.map((term) => (
              <li key={term}>
                <PageLink
                  to={searchPath(term)}
                  state={asked}
                  onClick={onPick}
                  className="display inline-flex min-h-11 items-center text-[1.375rem] hover:text-peacock"
                >
                  {term}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Nothing found is said, with a way on; the popular searches stand right below. */
function NoTrips({ term, onLeave }: { term: string; onLeave: () => void }) {
  return (
    <p className="mt-5 text-ink-2">
      <b className="font-strong text-ink">No trips found for “{term}”.</b> Try a place, a month or a budget,
      or{' '}
      <PageLink
        to="/destinations"
        onClick={onLeave}
        className="font-label text-peacock underline underline-offset-4 hover:text-ink"
      >
        see all destinations
      </PageLink>
      .
    </p>
  )
}

function useStart(): StartAnswer {
  const [start, setStart] = useState<StartAnswer>({ keywords: [], weekend: null })
  useEffect(() => {
    let here = true
    void askStart().then((answer) => here && setStart(answer))
    return () => {
      here = false
    }
  }, [])
  return start
}
