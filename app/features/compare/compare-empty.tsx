import { ArrowRight, Scale } from 'lucide'
import { comparePath } from '#app/features/trips/compare-store.ts'
import { shortTitle } from '#app/features/trips/short-title.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Card, CardLink } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ComparedQuestion } from '#server/pages/compare/show-comparison.ts'
import { setCompared } from './set-compared.ts'

/** Nothing picked yet: questions that a press answers side by side, and how to ask one's own. */
export function CompareEmpty({ questions }: { questions: ComparedQuestion[] }) {
  return (
    <>
      <ul className="mt-6 grid gap-6 m:grid-cols-2 l:mt-8 l:grid-cols-3">
        {questions.map((asked, i) => (
          <Question key={asked.question} {...asked} priority={i === 0} />
        ))}
      </ul>
      <section className="mt-10 rounded-l bg-paper-2 px-6 py-8 m:px-10 l:flex l:items-center l:justify-between l:gap-10">
        <div>
          <h2 className="display text-xl">No trips picked yet</h2>
          <p className="mt-2 max-w-[40em] text-ink-2">
            Press the scales <Icon node={Scale} size={18} className="mb-0.5 inline text-ink" /> on any trip
            card. Two or three that you picked stand here side by side, and you can send the page to the
            people you travel with.
          </p>
        </div>
        <PageLink to="/india" className={buttonLook('primary', 'm', 'max-l:mt-5')}>
          See all India trips
        </PageLink>
      </section>
    </>
  )
}

function Question({ question, trips, priority }: ComparedQuestion & { priority: boolean }) {
  return (
    <Card as="li" className="flex flex-col">
      <div className="relative grid grid-cols-2 gap-0.5">
        {trips.slice(0, 2).map(({ id, picture }) => (
          <Picture
            key={id}
            data={picture}
            sizes="(width < 768px) 46vw, 210px"
            alt=""
            priority={priority}
            className="aspect-square first:rounded-tl-l last:rounded-tr-l"
          />
        ))}
      </div>
      <div className="flex grow flex-col p-5">
        <h2>
          <CardLink
            to={comparePath(trips.map(({ id }) => id))}
            onClick={() => setCompared(trips)}
            className="display text-[1.4375rem] leading-[1.12]"
          >
            {question}
          </CardLink>
        </h2>
        <ul className="mt-auto grid gap-1.5 pt-3 text-[0.9375rem]">
          {trips.map((trip) => (
            <li key={trip.id} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 text-ink-2">{shortTitle(trip)}</span>
              <span className="font-strong whitespace-nowrap tabular-nums">{trip.priceText}</span>
            </li>
          ))}
        </ul>
        <p
          aria-hidden
          className="mt-3 flex items-center gap-1.5 border-t border-line pt-3 font-label text-peacock"
        >
          See them side by side
          <Icon node={ArrowRight} size={16} />
        </p>
      </div>
    </Card>
  )
}
