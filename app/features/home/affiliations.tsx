import { StripList } from '#app/ui/collections/strip-list.tsx'
import type { HomeSections } from '#server/pages/home/home-data.ts'
import { SectionHead } from './section-head.tsx'

export function Affiliations({ words, affiliations }: HomeSections['government-affiliations']) {
  return (
    <div className="max-l:wrap">
      <SectionHead {...words} />
      <StripList
        label={words.title}
        className="max-m:strip grid rounded-s max-m:auto-cols-[238px] max-m:grid-flow-col max-m:grid-rows-2 max-m:gap-2.5 m:grid-cols-2 m:gap-x-10"
      >
        {affiliations.map(({ name, body, number }) => (
          <li
            key={body}
            className="text-[0.9375rem] leading-snug max-m:rounded-m max-m:bg-paper-2 max-m:px-3.5 max-m:py-2.5 m:border-t m:border-line m:py-3"
          >
            <p className="font-strong">{body}</p>
            <p className="mt-0.5 text-sm text-ink-2">
              {name}
              {number && `, no. ${number}`}
            </p>
          </li>
        ))}
      </StripList>
    </div>
  )
}
