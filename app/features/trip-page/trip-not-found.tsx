import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { NowhereScreen } from '#app/features/search/on-demand/nowhere-screen.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Link as TextLink } from '#app/ui/link.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { NotFoundPage } from '#server/pages/not-found/show-not-found.ts'

/** Where no trip is, no price is named. */
export function TripNotFound(found: NotFoundPage) {
  const site = useSite()
  return (
    <NowhereScreen
      {...found}
      priced={false}
      title="Trip Not Found"
      actions={
        <>
          <PlanTripButton className={buttonLook()}>Plan Trip</PlanTripButton>
          <PageLink to="/india" className={buttonLook('ghost')}>
            See all trips
          </PageLink>
        </>
      }
    >
      <p className="max-w-[32em] text-lg text-ink-2">
        We have no trip at this address. We may no longer run it, or the link may be incomplete.
      </p>
      {site && (
        <p className="max-w-[32em] text-ink-2">
          Tell us where you want to go: call{' '}
          <TextLink to={`tel:+${site.phone}`}>{displayPhone(site.phone)}</TextLink> or write to{' '}
          <TextLink to={`mailto:${site.email}`}>{site.email}</TextLink>, and we will find a trip or plan one
          for you.
        </p>
      )}
    </NowhereScreen>
  )
}
