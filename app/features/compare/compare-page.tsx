import { Plus, ToggleLeft, ToggleRight } from 'lucide'
import { SampleRatings } from '#app/features/trips/cards/sample-ratings.tsx'
import { comparePath } from '#app/features/trips/compare-store.ts'
import { ShareButton } from '#app/features/trips/sharing/share-button.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { mostCompared } from '#domain/listings/compare.ts'
import type { ComparePageData } from '#server/pages/compare/show-comparison.ts'
import { CompareEmpty } from './compare-empty.tsx'
import { CompareNotes } from './compare-notes.tsx'
import { CompareTable } from './compare-table.tsx'
import { setCompared } from './set-compared.ts'
import { SuggestedTrips } from './suggested-trips.tsx'

export function ComparePage(props: ComparePageData) {
  const { head, words, read, comparison, onlyDifferences, suggestions } = props
  const { ids } = read
  const roomLeft = ids.length < mostCompared
  return (
    <div className="wrap pt-6 m:pt-10">
      <Breadcrumbs
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Compare', to: '/compare' },
        ]}
      />
      <h1 className="display mt-3 text-2xl">{words.title}</h1>
      <p className="mt-3 max-w-[40em] text-lg text-pretty text-ink-2">{words.intro}</p>
      <CompareNotes read={read} />
      {ids.length === 0 ? (
        <CompareEmpty />
      ) : (
        <>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            {ids.length > 1 && (
              <PageLink
                to={comparePath(ids, !onlyDifferences)}
                replace
                preventScrollReset
                className={buttonLook(
                  'ghost',
                  's',
                  onlyDifferences ? 'bg-marigold-tint ring-marigold-deep' : '',
                )}
              >
                <Icon node={onlyDifferences ? ToggleRight : ToggleLeft} size={22} />
                {onlyDifferences ? 'Show every row' : 'Show differences only'}
              </PageLink>
            )}
            {roomLeft && (
              // The trips shown here stay picked while another is looked for.
              <PageLink
                to="/india"
                onClick={() => setCompared(comparison.trips)}
                className={buttonLook('ghost', 's')}
              >
                <Icon node={Plus} size={18} />
                Add another
              </PageLink>
            )}
            <ShareButton path={comparePath(ids)} title={head.title} />
          </div>
          <CompareTable {...comparison} onlyDifferences={onlyDifferences} />
          <SampleRatings trips={comparison.trips} />
          {suggestions.length > 0 && (
            <SuggestedTrips
              shown={comparison.trips}
              suggestions={suggestions}
              onlyDifferences={onlyDifferences}
            />
          )}
        </>
      )}
    </div>
  )
}
