import { Compass } from 'lucide'
import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'

type EmptyListProps = {
  /** Nothing stands here at all, or the filters leave nothing. */
  because: 'category' | 'filters'
  /** The list without its filters. */
  clearTo: string
}

export function EmptyList({ because, clearTo }: EmptyListProps) {
  return (
    <div className="grid justify-items-center rounded-l bg-surface px-6 py-14 text-center shadow-1 m:py-18">
      <span className="grid size-16 place-items-center rounded-pill bg-marigold-tint text-marigold-deep">
        <Icon node={Compass} size={30} />
      </span>
      <p className="display mt-5 text-xl">
        {because === 'category' ? 'No trips found for this category.' : 'No trips found.'}
      </p>
      <p className="mt-3 max-w-[30em] text-ink-2">
        {because === 'category'
          ? 'New departures are coming. Until then, see all our India trips or tell us what you have in mind.'
          : 'Remove a filter to see more trips. Or tell us what you have in mind, and we will plan it with you.'}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {because === 'category' ? (
          <PageLink to="/india" className={buttonLook('primary')}>
            All India Tour Packages
          </PageLink>
        ) : (
          <PageLink
            to={clearTo}
            preventScrollReset
            onClick={() => focusPlace('trips')}
            className={buttonLook('primary')}
          >
            Show all trips
          </PageLink>
        )}
        <PlanTripButton className={buttonLook('ghost')}>Plan Trip</PlanTripButton>
      </div>
    </div>
  )
}
