import { ChevronRight, Search } from 'lucide'
import type { ReactNode } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { longestTerm } from '#domain/search/longest-term.ts'
import type { NearPage, NotFoundPage } from '#server/pages/not-found/show-not-found.ts'
import { searchParameter } from '../search-path.ts'
import { BriefTripLine } from './trip-line.tsx'

type NowhereScreenProps = Partial<NotFoundPage> & {
  title: string
  /** In place of the title as it stands. */
  heading?: ReactNode
  /** What happened. */
  children: ReactNode
  /** Ways on, below the search. */
  actions: ReactNode
  /** Whether the trips near it name their prices. */
  priced?: boolean
}

/** An address that leads nowhere: says so, searches, and shows what may have been meant. No search engine keeps it. */
export function NowhereScreen(props: NowhereScreenProps) {
  const { title, heading, children, actions, near = [], guessed = false, priced = true, picture } = props
  const site = useSite()
  return (
    <section className="wrap grid grid-cols-1 gap-y-8 pt-5 m:pt-10 l:grid-cols-2 l:items-center l:gap-x-18 m:gap-y-12">
      <title>{site ? `${title} | ${site.name}` : title}</title>
      <meta name="robots" content="noindex" />
      {picture && (
        <Picture
          data={picture}
          sizes="(width < 1024px) 92vw, 600px"
          alt=""
          className="aspect-[2/1] w-full rounded-l m:rounded-xl m:aspect-8/5 l:order-1"
        />
      )}
      <div className="grid gap-4">
        <h1 className="display text-2xl">{heading ?? title}</h1>
        {children}
        <FindForm />
        <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
      </div>
      {near.length > 0 && (
        <section aria-labelledby="near" className="min-w-0 l:order-last l:col-span-full">
          <h2 id="near" className="display text-xl">
            {guessed ? 'Were you looking for one of these?' : 'Trips many people like'}
          </h2>
          <ul className="mt-4 grid grid-cols-1 gap-3 m:gap-5 l:grid-cols-3">
            {near.map((page) => (
              <li key={page.href} className="rounded-l bg-surface p-4 shadow-1 hover:shadow-2">
                <Near page={page} priced={priced} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}

/** A plain form: it leads to the results without any script. */
function FindForm() {
  return (
    <search>
      <form
        action="/"
        className="flex min-h-14 items-center rounded-pill bg-surface pl-5 ring-[1.5px] ring-edge ring-inset focus-within:ring-[2.5px] focus-within:ring-peacock"
      >
        <input
          name={searchParameter}
          required
          maxLength={longestTerm}
          autoComplete="off"
          inputMode="search"
          enterKeyHint="search"
          aria-label="Search destinations, trips, experiences"
          placeholder="Search destinations, trips, experiences..."
          className="min-h-14 w-full min-w-0 grow text-[max(1rem,16px)] text-ellipsis outline-none placeholder:text-ink-3"
        />
        <button
          type="submit"
          aria-label="Find trips"
          className="m-1.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill bg-indigo text-white hover:bg-indigo-2"
        >
          <Icon node={Search} size={20} />
        </button>
      </form>
    </search>
  )
}

const lineLook = 'h-full gap-x-3.5 rounded-m hover:text-peacock'

function Near({ page, priced }: { page: NearPage; priced: boolean }) {
  if (page.kind === 'trip')
    return (
      <PageLink to={page.href} className={`flex items-start ${lineLook}`}>
        <BriefTripLine trip={page} priced={priced} />
      </PageLink>
    )
  return (
    <PageLink to={page.href} className={`flex min-h-14 items-start justify-between ${lineLook}`}>
      <span className="min-w-0 leading-[1.25] font-label">
        {page.title}
        <span className="mt-1.5 block text-sm font-normal text-ink-3"> {page.note}</span>
      </span>
      <Icon node={ChevronRight} size={20} className="shrink-0 text-ink-3" />
    </PageLink>
  )
}
