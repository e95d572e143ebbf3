import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'

export type SectionWords = {
  title: string
  /** One line that says something true of what follows. */
  text?: string
}

type HomeSectionProps = SectionWords & { more?: More; children: ReactNode }

export function HomeSection({ title, text, more, children }: HomeSectionProps) {
  return (
    <div className="wrap">
      <div className="l:flex l:items-end l:justify-between">
        <SectionHeading title={title} text={text} />
        {more && <SeeAll {...more} />}
      </div>
      {children}
    </div>
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
