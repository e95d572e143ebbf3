import { Compass } from 'lucide'
import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'

/** A list that holds no trip at all. */
export function EmptyList() {
  return (
    <div className="grid justify-items-center rounded-l bg-surface px-6 py-14 text-center shadow-1 m:py-18">
      <span className="grid size-16 place-items-center rounded-pill bg-marigold-tint text-marigold-deep">
        <Icon node={Compass} size={30} />
      </span>
      <p className="display mt-5 text-xl">No trips found for this category.</p>
      <p className="mt-3 max-w-[30em] text-ink-2">
        New departures are coming. Until then, see all our India trips or tell us what you have in mind.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <PageLink to="/india" className={buttonLook('primary')}>
          All India Tour Packages
        </PageLink>
        <PlanTripButton className={buttonLook('ghost')}>Plan Trip</PlanTripButton>
      </div>
    </div>
  )
}
