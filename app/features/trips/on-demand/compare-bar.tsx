import { Scale } from 'lucide'
import { buttonLook } from '#app/ui/button.tsx'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { mostCompared } from '#domain/listings/compare.ts'
import { countTrips } from '#domain/listings/count-trips.ts'
import { comparePath, setCompared, useReplaced } from '../compare-store.ts'

/** What is picked so far, at the lower edge of the screen, or above a bar that the page itself has there. */
export function CompareBar({ ids }: { ids: readonly string[] }) {
  const count = ids.length
  const replaced = useReplaced()
  function clear(): void {
    setCompared([])
    focusPlace('content')
  }
  return (
    <aside
      aria-label="Trips to compare"
      data-bottom-bar
      className="on-dark fixed inset-x-0 bottom-[calc(12px+env(safe-area-inset-bottom)+var(--page-bar,0px))] z-40 mx-auto flex w-fit max-w-[calc(100%-24px)] items-center gap-x-1 rounded-xl bg-indigo p-1.5 text-white shadow-3 max-s:grid max-s:grid-cols-[1fr_auto]"
    >
      <PageLink to={comparePath(ids)} className={buttonLook('gold', 's')}>
        <Icon node={Scale} size={18} />
        Compare {countTrips(count)}
      </PageLink>
      {/* A phone has room for one line more, and only for what nobody could have expected. */}
      <p
        role="status"
        className={`px-2 text-sm text-lavender ${replaced ? 'text-center max-s:col-span-2 max-s:row-start-1 max-s:pb-1 max-s:leading-4' : 'max-s:sr-only'}`}
      >
        {replaced
          ? 'Three fit: the first made room'
          : count === mostCompared
            ? 'All three picked'
            : `${count} of ${mostCompared} picked`}
      </p>
      <button
        type="button"
        onClick={clear}
        className="min-h-11 cursor-pointer rounded-pill px-4 font-label hover:bg-white/15"
      >
        Clear<span className="sr-only"> the trips to compare</span>
      </button>
    </aside>
  )
}
