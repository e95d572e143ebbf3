import { Search, X } from 'lucide'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useModal } from '#app/ui/overlays/use-modal.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { ClearButton } from '../clear-button.tsx'
import { PopularSearches } from '../popular-searches.tsx'
import { searchPath } from '../search-path.ts'
import { askPopularSearches } from '../suggestion-cache.ts'
import { Suggestions } from '../suggestions.tsx'
import { useCombobox } from '../use-combobox.ts'
import { asked, runSearch } from '../use-search.ts'

const ideas = [
  { title: 'Destinations', terms: ['Ladakh', 'Manali', 'Goa', 'Kerala'] },
  { title: 'Trip Types', terms: ['Adventure', 'Honeymoon', 'Family', 'Budget'] },
  { title: 'Seasonal', terms: ['Winter', 'Summer', 'Monsoon', 'Weekend'] },
]
const headingLook = 'mb-3 text-sm font-strong text-ink-3'

// Asked for with the code, so that the words are there when the overlay opens.
void askPopularSearches()

/** The search of every page: a box, suggestions as one types, and ideas for those who don't know yet. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const modal = useModal(true, onClose)
  const combobox = useCombobox('overlay')
  const popular = usePopularSearches()
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
      className="mx-auto mt-0 mb-auto max-h-none w-full max-w-none overflow-hidden rounded-b-l bg-surface p-0 shadow-3 transition-[translate,opacity] duration-200 motion-safe:starting:-translate-y-6 motion-safe:starting:opacity-0 m:mt-5 m:w-[min(980px,100%-48px)] m:rounded-xl"
    >
      <div className="max-h-dvh overflow-y-auto overscroll-contain p-5 pb-7 m:max-h-[calc(100dvh-40px)] m:p-8 m:pt-6">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id={titleId} className="display text-xl">
            Search
          </h2>
          <IconButton label="Close" onClick={onClose} className="-mr-2">
            <Icon node={X} size={22} />
          </IconButton>
        </div>
        <search aria-label="All trips">
          <div {...combobox.box}>
            <form
              action="/"
              onSubmit={onSubmit}
              className="flex min-h-14 items-center rounded-m bg-paper pl-5 ring-[1.5px] ring-edge ring-inset focus-within:ring-[2.5px] focus-within:ring-peacock"
            >
              <Icon node={Search} size={20} className="mr-3 shrink-0 text-ink-3 max-s:hidden" />
              <input
                {...combobox.field}
                data-autofocus
                aria-label="Search destinations, trips, experiences"
                placeholder="Search destinations, trips, experiences..."
                className="peer min-h-14 w-full min-w-0 grow rounded-m pr-2 text-[max(1rem,16px)] text-ellipsis outline-none placeholder:text-ink-3"
              />
              <ClearButton onClick={combobox.clear} className="peer-placeholder-shown:hidden" />
              <button
                type="submit"
                className={buttonLook('primary', 's', 'm-1.5 min-h-11 rounded-[10px]! max-s:px-3.5')}
              >
                <Icon node={Search} size={20} className="s:hidden" />
                <span className="max-s:sr-only">Find trips</span>
              </button>
            </form>
            <Suggestions combobox={combobox} onPick={onClose} className="mt-4 grid gap-1 m:-mx-2" />
            {combobox.nothingFor && <NoTrips term={combobox.nothingFor} onLeave={onClose} />}
          </div>
        </search>
        <h3 className={`${headingLook} mt-7`}>Popular Searches</h3>
        {/* Room for the words before they come. */}
        <div className="min-h-50 m:min-h-24">
          <PopularSearches keywords={popular} onPick={onClose} />
        </div>
        <Ideas onPick={onClose} />
      </div>
    </dialog>
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

function usePopularSearches(): string[] {
  const [keywords, setKeywords] = useState<string[]>([])
  useEffect(() => {
    let here = true
    void askPopularSearches().then((answer) => here && setKeywords(answer))
    return () => {
      here = false
    }
  }, [])
  return keywords
}
