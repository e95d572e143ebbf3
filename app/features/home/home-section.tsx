import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { Near } from './near.tsx'

/** On the page's paper, on warmer paper, or on a dark band. */
export type Ground = 'paper' | 'warm' | 'night'

const grounds: Record<Ground, string> = {
  paper: 'py-[clamp(36px,5vw,64px)]',
  warm: 'bg-paper-2 my-[clamp(28px,3.5vw,48px)] py-[clamp(56px,7.5vw,104px)] [--color-ink-3:var(--color-ink-2)]',
  night: 'night my-[clamp(28px,3.5vw,48px)] py-[clamp(56px,7.5vw,104px)]',
}

export type SectionWords = {
  id: string
  title: string
  /** One line that says something true of these trips. */
  text?: string
  ground?: Ground
}

export function HomeSection({
  id,
  title,
  text,
  ground = 'paper',
  children,
}: SectionWords & { children: ReactNode }) {
  return (
    <Near id={id} labelledBy={`${id}-title`} className={`overflow-x-clip ${grounds[ground]}`}>
      <div className="wrap">
        <SectionHeading id={id} title={title} text={text} />
        {children}
      </div>
    </Near>
  )
}

export function SectionHeading({ id, title, text }: SectionWords) {
  return (
    <div className="max-w-[44em] l:max-w-[min(44em,calc(100%-22em))]">
      <h2 id={`${id}-title`} className="display text-2xl">
        {title}
      </h2>
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
