import { HomeSection } from './home-section.tsx'

export type Affiliated = { name: string; body: string; number: string | null }

export function Affiliations({ affiliations }: { affiliations: Affiliated[] }) {
  return (
    <HomeSection title="Government affiliations" text="Who we answer to, and under which number.">
      <ul className="mt-7 grid border-b border-line m:mt-9 m:grid-cols-2 m:gap-x-12 l:grid-cols-3">
        {affiliations.map(({ name, body, number }) => (
          <li key={body} className="border-t border-line py-5">
            <p className="font-strong">{body}</p>
            <p className="mt-1 text-ink-2">
              {name}
              {number ? `, no. ${number}` : ' (number to be added)'}
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
