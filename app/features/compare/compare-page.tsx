import { Plus, ToggleLeft, ToggleRight } from 'lucide'
import { SampleRatings } from '#app/features/trips/cards/sample-ratings.tsx'
import { comparePath } from '#app/features/trips/compare-store.ts'
import { ShareButton } from '#app/features/trips/sharing/share-button.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { ComparePageData } from '#server/pages/compare/show-comparison.ts'
import { CompareEmpty } from './compare-empty.tsx'
import { CompareNotes } from './compare-notes.tsx'
import { CompareTable } from './compare-table.tsx'
import { SuggestedTrips } from './suggested-trips.tsx'

export function ComparePage(props: ComparePageData) {
  const { words, read, comparison, questions } = props
  const nothingPicked = read.ids.length === 0
  return (
    <div className="wrap pt-6 m:pt-10">
      <Breadcrumbs
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Compare', to: '/compare' },
        ]}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-4 m:gap-x-8">
        <h1 className="display grow text-2xl">{words.title}</h1>
        {!nothingPicked && <CompareTools {...props} />}
      </div>
      {nothingPicked && <p className="mt-3 max-w-[40em] text-lg text-pretty text-ink-2">{words.intro}</p>}
      <CompareNotes read={read} />
      {nothingPicked ? (
        <CompareEmpty questions={questions} />
      ) : (
        <>
          <SideBySide {...props} />
          <SampleRatings trips={comparison.trips} />
        </>
      )}
    </div>
  )
}

function CompareTools({ head, read: { ids }, onlyDifferences, suggestions }: ComparePageData) {
  return (
    <div className="flex flex-wrap items-center gap-3 max-m:contents">
      <div className="m:order-last">
        <ShareButton path={comparePath(ids)} title={head.title} />
      </div>
      {ids.length > 1 && (
        <PageLink
          to={comparePath(ids, !onlyDifferences)}
          replace
          preventScrollReset
          className={buttonLook(
            'ghost',
            's',
            `max-m:px-3 ${onlyDifferences ? 'bg-marigold-tint ring-marigold-deep' : ''}`,
          )}
        >
          <Icon node={onlyDifferences ? ToggleRight : ToggleLeft} size={22} />
          {onlyDifferences ? 'Show every row' : 'Show differences only'}
        </PageLink>
      )}
      {ids.length === 2 && suggestions.length > 0 && (
        <a href="#add-a-trip" className={buttonLook('ghost', 's', 'max-m:px-3')}>
          <Icon node={Plus} size={18} />
          Third trip
        </a>
      )}
    </div>
  )
}

/** With one trip what may stand beside it comes first; with two it follows below them. */
function SideBySide({ comparison, onlyDifferences, suggestions }: ComparePageData) {
  const { trips } = comparison
  const more = suggestions.length > 0 && (
    <SuggestedTrips shown={trips} suggestions={suggestions} onlyDifferences={onlyDifferences} />
  )
  return (
    <div
      className={`mt-6 grid grid-cols-1 gap-8 ${more && trips.length === 1 ? 'l:grid-cols-[1fr_auto]' : ''}`}
    >
      {trips.length === 1 && more}
      <CompareTable {...comparison} onlyDifferences={onlyDifferences} />
      {trips.length > 1 && more}
    </div>
  )
}
