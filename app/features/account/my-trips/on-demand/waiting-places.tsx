import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MyPlace } from '#server/waiting/keep-place.ts'

/** What a traveller waits for: the place in words, or the offer that runs. */
export function WaitingPlaces({ places }: { places: MyPlace[] }) {
  return (
    <section aria-labelledby="waiting-for" className="mt-6 rounded-l bg-surface p-5 shadow-2 m:p-6">
      <h2 id="waiting-for" className="font-strong">
        You wait for
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {places.map(({ path, title, dates, party, place, offer }) => (
          <li
            key={path}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0"
          >
            <p className="min-w-0">
              <span className="block font-label [overflow-wrap:anywhere]">{title}</span>
              <span className="block text-sm text-ink-2">
                {dates}, {party}
              </span>
              <span className="block text-sm font-label">
                {offer ? `Kept for you until ${offer.until}.` : place}
              </span>
            </p>
            <PageLink to={path} className={buttonLook(offer ? 'primary' : 'ghost', 's')}>
              {offer ? 'Pay or give them up' : 'Place and way out'}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
