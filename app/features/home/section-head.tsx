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
  return (
    <div
      className={`mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 m:mb-6 m:items-end m:gap-x-6 ${beside ? 'l:mb-0 l:grid-cols-1 l:items-start l:gap-y-3 l:justify-items-start' : 'm:grid-cols-[minmax(0,1fr)_auto_auto]'}`}
    >
      <h2 className={titleLook}>{title}</h2>
      {more && <SeeAll {...more} className={beside ? 'l:row-start-3' : 'm:row-span-2'} />}
      {text && (
        <p
          className={`max-w-[40em] text-[0.9375rem] leading-snug text-pretty text-ink-2 m:text-base ${shows === 'wide' ? 'max-m:hidden' : ''} ${buttons ? '' : 'max-m:col-span-2'} ${beside ? '' : 'm:col-start-1'}`}
        >
          {text}
        </p>
      )}
      {buttons && (
        <div
          className={`max-m:col-start-2 ${beside ? 'max-l:row-start-2' : 'm:col-start-3 m:row-span-2 m:row-start-1'}`}
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
