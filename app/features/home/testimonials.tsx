import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { HomeWords, Told } from '#server/pages/home/home-data.ts'
import { HomeSection } from './home-section.tsx'

export function Testimonials({ words, told }: { words: HomeWords['testimonials']; told: Told[] }) {
  return (
    <HomeSection {...words}>
      <ul className="mt-7 grid gap-4 m:mt-9 m:gap-6 l:grid-cols-3">
        {told.map(({ name, text, trip, to, portrait }) => (
          <li key={name}>
            <figure className="flex h-full flex-col rounded-l bg-surface p-6 shadow-1 m:p-8">
              <blockquote className="text-lg">“{text}”</blockquote>
              <figcaption className="mt-auto flex items-center gap-4 pt-6">
                <Picture data={portrait} alt="" sizes="56px" className="size-14 shrink-0 rounded-pill" />
                <span className="min-w-0">
                  <span className="block font-strong">{name}</span>
                  <span className="block text-sm text-ink-2">{to ? <Link to={to}>{trip}</Link> : trip}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
