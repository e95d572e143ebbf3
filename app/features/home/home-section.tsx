import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { Near } from './near.tsx'

/** On the page's paper, on warmer paper, or on a dark band. */
export type Ground = 'paper' | 'warm' | 'night'

const grounds: Record<Ground, string> = {
  paper: 'py-[clamp(36px,5vw,64px)]',
  warm: 'bg-paper-2 my-[clamp(24px,3vw,40px)] py-[clamp(56px,7vw,96px)] [--color-ink-3:var(--color-ink-2)] has-[+.night]:mb-0 [&+.night]:mt-0',
  night: 'night my-[clamp(24px,3vw,40px)] py-[clamp(56px,7vw,96px)]',
}

export type SectionWords = {
  id: string
  title: string
  /** One line that says something true of these trips. */
  text?: string
  ground?: Ground
}

type HomeSectionProps = SectionWords & { more?: More; children: ReactNode }

export function HomeSection({ more, ground = 'paper', children, ...words }: HomeSectionProps) {
  return (
    <Near id={words.id} className={`overflow-x-clip ${grounds[ground]}`}>
      <div className="wrap">
        <div className="l:flex l:items-end l:justify-between">
          <SectionHeading {...words} />
          {more && <SeeAll {...more} />}
        </div>
        {children}
      </div>
    </Near>
  )
}

export function SectionHeading({ title, text }: SectionWords) {
  return (
    <div className="max-w-[44em] l:max-w-[min(44em,calc(100%-24em))]">
      <h2 className="display text-2xl">{title}</h2>
      {text && <p className="mt-3 text-lg text-ink-2">{text}</p>}
    </div>
  )
}

export type More = { to: string; label: string }

/** 'See all …', which leads to the listing. */
export function SeeAll({ to, label, className = '' }: More & { className?: string }) {
  return (
    <Link to={to} className={`inline-flex min-h-11 items-center ${className}`}>
      {label}
    </Link>
  )
}
