import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Link as TextLink } from '#app/ui/link.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'

export function TripNotFound() {
  const site = useSite()
  return (
    <section className="wrap grid justify-items-center py-18 text-center m:py-28">
      <title>{site ? `Trip Not Found | ${site.name}` : 'Trip Not Found'}</title>
      <meta name="robots" content="noindex" />
      <h1 className="display text-2xl">Trip Not Found</h1>
      <p className="mt-4 max-w-[32em] text-lg text-ink-2">
        We have no trip at this address. We may no longer run it, or the link may be incomplete.
      </p>
      {site && (
        <p className="mt-3 max-w-[32em] text-ink-2">
          Tell us where you want to go: call{' '}
          <TextLink to={`tel:+${site.phone}`}>{displayPhone(site.phone)}</TextLink> or write to{' '}
          <TextLink to={`mailto:${site.email}`}>{site.email}</TextLink>, and we will find a trip or plan one
          for you.
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <PlanTripButton className={buttonLook()}>Plan Trip</PlanTripButton>
        <PageLink to="/india" className={buttonLook('ghost')}>
          See all trips
        </PageLink>
      </div>
    </section>
  )
}
