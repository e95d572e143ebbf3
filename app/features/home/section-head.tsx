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
  /** A section that stands behind those around it. */
  quiet?: boolean
}

const titleLook = 'display text-[min(clamp(1.8125rem,1.56rem+1.2vw,2.75rem),11vw)] leading-[1.06]'

/** The heading of a section; on phones 'See all' stands in its line. */
export function SectionHead({ title, text, more, buttons, says, quiet }: SectionHeadProps) {
  const shows = says ?? (buttons ? 'always' : 'wide')
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 m:mb-6 m:grid m:grid-cols-[minmax(0,1fr)_auto_auto] m:items-end">
      <h2 className={`${quiet ? 'display text-xl' : titleLook} min-w-0`}>{title}</h2>
      {text && (
        <p
          className={`max-w-[40em] text-[0.9375rem] leading-snug text-pretty text-ink-2 max-m:order-1 max-m:basis-full ${buttons ? 'max-s:grow max-s:basis-3/5' : ''} m:col-start-1 m:row-start-2 m:text-base ${shows === 'wide' ? 'max-m:hidden' : ''}`}
        >
          {text}
        </p>
      )}
      {more && (
        <SeeAll
          {...more}
          className={`m:col-start-2 m:row-span-2 m:row-start-1 ${buttons ? '' : 'm:col-end-4'}`}
        />
      )}
      {buttons && (
        <div className="ml-auto max-m:order-1 m:col-start-3 m:row-span-2 m:row-start-1">{buttons}</div>
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
