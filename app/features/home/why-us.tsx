import type { HomePageData, HomeWords } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

type WhyUsProps = { words: HomeWords['whyUs']; points: HomePageData['whyUs'] }

export function WhyUs({ words, points }: WhyUsProps) {
  return (
    <div className="max-l:wrap">
      <SectionHead {...words} />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll a strip that has the focus.
        tabIndex={0}
        aria-label={words.title}
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
      </ul>
    </div>
  )
}
