import type { ReactNode } from 'react'
import { PageLink, type PageLinkProps } from './page-link.tsx'

type CardProps = { as?: 'div' | 'article' | 'section' | 'li'; className?: string; children: ReactNode }

/** A sheet of paper on the page; it lifts under the pointer when it holds a `CardLink`. */
export function Card({ as: Element = 'div', className = '', children }: CardProps) {
  return (
    <Element
      className={`relative rounded-l bg-surface shadow-1 transition-[translate,box-shadow] has-[[data-card-link]]:hover:shadow-2 motion-safe:has-[[data-card-link]]:hover:-translate-y-1 ${className}`}
    >
      {children}
    </Element>
  )
}

/** The card's main link: all of the card leads there. Other links and buttons in the card stand above it with `relative`. */
export function CardLink({ className = '', ...rest }: PageLinkProps) {
  return (
    <PageLink
      data-card-link
      className={`outline-none after:absolute after:inset-0 after:rounded-l focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-(--focus) ${className}`}
      {...rest}
    />
  )
}
