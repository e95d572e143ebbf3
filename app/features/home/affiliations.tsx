import type { Affiliated, HomeWords } from '#server/pages/home/home-data.ts'
import { HomeSection } from './home-section.tsx'

type AffiliationsProps = { words: HomeWords['affiliations']; affiliations: Affiliated[] }

export function Affiliations({ words, affiliations }: AffiliationsProps) {
  return (
    <HomeSection {...words}>
      <ul className="mt-7 grid border-b border-line m:mt-9 m:grid-cols-2 m:gap-x-12 l:grid-cols-3">
        {affiliations.map(({ name, body, number }) => (
          <li key={body} className="border-t border-line py-5">
            <p className="font-strong">{body}</p>
            <p className="mt-1 text-ink-2">
              {name}
              {number && `, no. ${number}`}
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
