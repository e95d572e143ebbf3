import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'

type OwnPlanProps = {
  /** What we plan: a place, a trip. */
  what: string
  /** Other places of the listing of that name. */
  nearby?: { name: string; places: { name: string; path: string }[] }
}

/** The end of a page of trips: for whoever found none, the way to one of their own. */
export function OwnPlan({ what, nearby }: OwnPlanProps) {
  return (
    <section className="rounded-l bg-surface p-6 shadow-1 m:p-10">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="max-w-[34em]">
          <h2 className="display text-xl">Not quite what you had in mind?</h2>
          <p className="mt-2 text-ink-2">
            Tell us when and with whom. We plan {what} with you and reply within 24 hours.
          </p>
        </div>
        <PlanTripButton className={buttonLook('primary')}>Plan Trip</PlanTripButton>
      </div>
      {nearby && (
        <ul aria-label={`More of ${nearby.name}`} className="mt-8 flex flex-wrap gap-2">
          {nearby.places.map(({ name, path }) => (
            <li key={path}>
              <PageLink
                to={path}
                className="inline-flex min-h-10 items-center rounded-pill bg-paper-2 px-4 text-sm font-label hover:bg-line"
              >
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
