import { StripList } from '#app/ui/collections/strip-list.tsx'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

export function WhyUs({ words, points }: HomeSections['why-us']) {
  return (
    <div className="max-l:wrap">
      <SectionHead {...words} />
      <StripList
        label={words.title}
        className="max-m:strip grid gap-x-5 rounded-s max-m:auto-cols-[74%] max-m:grid-flow-col m:grid-cols-2 m:gap-x-9 m:gap-y-7 xl:grid-cols-3"
      >
        {points.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-marigold pt-3">
            <h3 className="text-[1.0625rem] leading-tight font-strong m:font-display m:text-[1.375rem] m:leading-[1.1] m:font-normal">
              {title}
            </h3>
            <p className="mt-1.5 text-[0.9375rem] leading-snug text-pretty text-ink-2">{text}</p>
          </li>
        ))}
      </StripList>
    </div>
  )
}
