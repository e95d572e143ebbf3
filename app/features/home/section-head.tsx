import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'

export type More = { to: string; label: string }
export type SectionWords = {
  title: string
  /** One line that says something true of what follows. */
  text?: string
  more?: More
}

type SectionHeadProps = SectionWords & {
  /** Buttons of a carousel. */
  buttons?: ReactNode
  /** On phones a line that only describes is left out, except beside buttons, which need the room anyway. */
  says?: 'always' | 'wide'
  /** On wide screens the heading stands beside what it is over. */
  beside?: boolean
}

const titleLook = 'display text-[clamp(1.8125rem,1.56rem+1.2vw,2.75rem)] leading-[1.06]'

/** The heading of a section; on phones 'See all' stands in its line. */
export function SectionHead({ title, text, more, buttons, says, beside }: SectionHeadProps) {
  const shows = says ?? (buttons ? 'always' : 'wide')
  const columns = beside
    ? 'm:max-l:grid-cols-[minmax(0,1fr)_auto_auto] l:mb-0 l:block'
    : 'm:grid-cols-[minmax(0,1fr)_auto_auto]'
  return (
    <div
      className={`mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1 m:mb-6 m:items-end ${columns}`}
    >
      <h2 className={`${titleLook} ${more ? '' : 'col-span-2 m:col-span-1'}`}>{title}</h2>
      {text && (
        <p
          className={`col-start-1 row-start-2 max-w-[40em] text-[0.9375rem] leading-snug text-pretty text-ink-2 m:text-base ${beside ? 'l:mt-3' : ''} ${shows === 'wide' ? 'max-m:hidden' : ''} ${buttons ? '' : 'max-m:col-span-2'}`}
        >
          {text}
        </p>
      )}
      {more && (
        <SeeAll
          {...more}
          className={`col-start-2 row-start-1 ml-4 justify-self-end m:row-span-2 ${beside ? 'l:mt-2 l:ml-0' : ''}`}
        />
      )}
      {buttons && (
        <div
          className={`col-start-2 row-start-2 ml-4 justify-self-end m:col-start-3 m:row-span-2 m:row-start-1 ${beside ? 'l:mt-3 l:ml-0' : ''}`}
        >
          {buttons}
        </div>
      )}
    </div>
  )
}

/** 'See all …', which leads to the listing. Phones have room for its first two words; the others are read out. */
export function SeeAll({ to, label, className = '' }: More & { className?: string }) {
  const [, first = label, rest = ''] = /^(See all)( .+)$/.exec(label) ?? []
  return (
    <PageLink
      to={to}
      className={`group inline-flex min-h-11 items-center gap-1.5 rounded-xs font-strong whitespace-nowrap text-peacock decoration-[1.5px] underline-offset-4 hover:underline ${className}`}
    >
      <span>
        {first}
        <span className="max-m:sr-only">{rest}</span>
      </span>
      <Icon
        node={ArrowRight}
        size={18}
        className="transition-[translate] motion-safe:group-hover:translate-x-0.5"
      />
    </PageLink>
  )
}
