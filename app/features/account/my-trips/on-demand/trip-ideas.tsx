import { CardLink } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { TripIdea } from '#server/pages/account/show-account.ts'

/** Three ways to begin, for who has booked nothing yet. */
export function TripIdeas({ ideas }: { ideas: TripIdea[] }) {
  return (
    <section aria-labelledby="ideas" className="mt-10 m:mt-14">
      <h2 id="ideas" className="display text-xl">
        Where to begin
      </h2>
      <ul className="mt-4 grid gap-4 m:mt-5 m:grid-cols-3 m:gap-6">
        {ideas.map(({ name, text, to, picture }) => (
          <li
            key={to}
            className="relative grid grid-cols-[112px_minmax(0,1fr)] overflow-hidden rounded-l bg-surface shadow-1 hover:shadow-2 m:grid-cols-1"
          >
            <Picture
              data={picture}
              sizes="(width < 768px) 160px, 33vw"
              alt=""
              className="h-full min-h-24 m:aspect-8/5 m:h-auto"
            />
            <div className="px-4 py-3.5 m:px-5 m:pb-5">
              <h3 className="leading-snug font-strong">
                <CardLink to={to}>{name}</CardLink>
              </h3>
              <p className="mt-1 text-sm text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
