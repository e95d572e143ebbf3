import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'

const words = {
  unknown: {
    title: 'This review link doesn’t work',
    text: 'Perhaps a part of it was lost on the way. Open it from our mail once more, or log in with the number that was given when booking: My Trips has a link that works.',
  },
  cancelled: {
    title: 'This booking is cancelled',
    text: 'Reviews are for those who have travelled. What comes back and when stands in My Trips.',
  },
}

export function NoReview({ state }: { state: keyof typeof words }) {
  const { title, text } = words[state]
  const site = useSite()
  return (
    <section className="wrap py-10 m:py-18">
      <div className="grid max-w-[34em] gap-4">
        <h1 className="display text-2xl">{title}</h1>
        <p className="text-ink-2">{text}</p>
        <PageLink to="/my-trips" className={buttonLook('primary', 'm', 'mt-1 justify-self-start')}>
          Go to My Trips
        </PageLink>
        {site && (
          <p className="text-ink-2">
            Something to tell us? Call{' '}
            <Link to={`tel:+${site.phone}`} className="whitespace-nowrap">
              {displayPhone(site.phone)}
            </Link>
            .
          </p>
        )}
      </div>
    </section>
  )
}
