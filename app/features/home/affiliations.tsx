import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

export function Affiliations({ words, affiliations }: HomeSections['government-affiliations']) {
  return (
    <div className="max-l:wrap">
      <SectionHead {...words} quiet />
      <ul className="grid text-sm leading-snug m:grid-cols-2 m:gap-x-10">
        {affiliations.map(({ name, body, number }) => (
          <li key={body} className="border-t border-line py-1.5 m:py-3">
            <b className="font-strong m:block m:text-[0.9375rem]">{body}</b>{' '}
            <span className="text-ink-2">
              {name}
              {number && `, no. ${number}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
