import type { HomePageData } from '#server/pages/home/home-data.ts'
import { HomeSection } from './home-section.tsx'

type WhyUsProps = { words: HomePageData['words']['whyUs']; points: HomePageData['whyUs'] }

export function WhyUs({ words, points }: WhyUsProps) {
  return (
    <HomeSection {...words}>
      <ul className="mt-9 grid gap-x-12 gap-y-9 m:mt-12 m:grid-cols-2 l:grid-cols-3 l:gap-y-12">
        {points.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-marigold pt-5">
            <h3 className="display text-xl">{title}</h3>
            <p className="mt-3 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
