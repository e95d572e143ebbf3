import { CardLink } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CategoryCardData } from '#server/pages/home/home-data.ts'

/** Doors to four ways of travelling. */
export function CategoryCards({ categories }: { categories: CategoryCardData[] }) {
  return (
    <section aria-labelledby="categories-title" className="wrap pt-7 m:pt-11">
      <h2
        id="categories-title"
        className="display mb-4 text-[min(clamp(1.8125rem,1.56rem+1.2vw,2.75rem),11vw)] leading-[1.06] m:mb-7 m:text-center"
      >
        Ways to travel
      </h2>
      <ul className="mx-auto grid max-w-260 grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))] gap-2.5 m:gap-10">
        {categories.map(({ slug, title, subtitle, text, to, picture }) => (
          <li key={slug} className="group relative text-center">
            <Picture
              data={picture}
              sizes="(width < 768px) 22vw, (width < 1200px) 20vw, 230px"
              small
              className="aspect-[3/4.3] w-full rounded-[50%_50%_12px_12px/35%_35%_12px_12px] transition-[translate] motion-safe:group-hover:-translate-y-1 m:aspect-square m:rounded-[50%_50%_22px_22px]"
            />
            <h3 className="mt-2 text-sm leading-tight font-strong m:mt-4 m:font-display m:text-[1.5rem] m:leading-[1.1] m:font-normal">
              <CardLink to={to} className="after:-inset-1! after:rounded-m!">
                {title}
              </CardLink>
            </h3>
            <p className="mt-0.5 text-[0.8125rem] text-ink-2 m:mt-1 m:text-[0.9375rem]">
              {subtitle}
              <span className="max-m:hidden">. {text}.</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
