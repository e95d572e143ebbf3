import { CardLink } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CategoryCardData } from '#server/pages/home/home-data.ts'

export function CategoryCards({ categories }: { categories: CategoryCardData[] }) {
  return (
    <section aria-labelledby="categories-title" className="wrap pb-10 m:pb-14">
      <h2 id="categories-title" className="sr-only">
        Ways to travel
      </h2>
      <ul className="grid grid-cols-2 gap-3 m:gap-6 l:grid-cols-4">
        {categories.map(({ slug, title, subtitle, text, to, wide, tall }) => (
          <li
            key={slug}
            className="group relative overflow-hidden rounded-l text-cream shadow-1 transition-[translate,box-shadow] hover:shadow-2 motion-safe:hover:-translate-y-1"
          >
            <Picture
              data={tall}
              phone={wide}
              sizes="(width < 768px) 72vw, (width < 1024px) 50vw, 300px"
              className="aspect-square size-full m:aspect-[16/11] l:aspect-[4/5]"
            />
            <div className="absolute inset-0 bg-linear-to-t from-scrim/86 via-scrim/50 via-42% to-transparent to-75%" />
            <div className="absolute inset-x-4 bottom-4 m:inset-x-6 m:bottom-5">
              <p className="text-sm font-label">{subtitle}</p>
              <h3 className="display text-[1.25rem] leading-[1.08] s:text-[1.5rem]">
                <CardLink to={to}>{title}</CardLink>
              </h3>
              <p className="mt-1.5 text-sm max-m:hidden">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
