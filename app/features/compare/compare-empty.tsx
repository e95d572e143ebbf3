import { Scale } from 'lucide'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'

const listings = [
  { name: 'Himalayan Treks', path: '/treks' },
  { name: 'Short Trips', path: '/weekends' },
  { name: 'Backpacking Trips', path: '/backpacking' },
  { name: 'International Tours', path: '/world' },
]

/** Nothing picked yet: three empty frames, and where to find what fills them. */
export function CompareEmpty() {
  return (
    <section className="mt-8 grid items-center gap-10 rounded-l bg-surface px-6 py-10 shadow-1 m:px-12 l:grid-cols-[5fr_6fr] l:py-14">
      <div aria-hidden className="mx-auto flex w-full max-w-100 justify-center gap-3 pb-5.5 m:gap-4">
        <EmptyFrame />
        <EmptyFrame className="translate-y-5.5" />
        <EmptyFrame />
      </div>
      <div>
        <h2 className="display text-xl">No trips picked yet</h2>
        <p className="mt-3 max-w-[34em] text-ink-2">
          Press the scales <Icon node={Scale} size={18} className="mb-0.5 inline text-ink" /> on any trip
          card. Choose two or three to see them here side by side: prices, dates, seats, what is included and
          what is not.
        </p>
        <PageLink to="/india" className={buttonLook('primary', 'm', 'mt-6')}>
          See all India trips
        </PageLink>
        <ul className="mt-6 flex flex-wrap gap-2">
          {listings.map(({ name, path }) => (
            <li key={path}>
              <PageLink
                to={path}
                className="inline-flex min-h-11 items-center rounded-pill bg-paper-2 px-4 font-label hover:bg-line"
              >
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function EmptyFrame({ className = '' }: { className?: string }) {
  return (
    <div
      className={`relative aspect-[5/7] w-1/3 overflow-hidden rounded-xs border-2 border-dashed border-edge/50 bg-paper ${className}`}
    >
      <span className="absolute top-[24%] left-1/2 aspect-square w-[38%] -translate-x-1/2 rounded-pill bg-marigold/45" />
      <span className="absolute -right-[30%] bottom-[-34%] aspect-square w-[120%] rounded-pill bg-paper-2" />
      <span className="absolute bottom-[-44%] -left-[35%] aspect-square w-[120%] rounded-pill bg-line" />
    </div>
  )
}
