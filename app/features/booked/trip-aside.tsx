import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture, type PictureData } from '#app/ui/picture.tsx'

type TripAsideProps = {
  trip: { title: string; dates: string; picture: PictureData; path?: string | null }
  /** What else is known of it, below the dates. */
  children?: ReactNode
}

/** Which trip a link is about: above what it asks on a phone, beside it from 1024 px on. */
export function TripAside({ trip: { title, dates, picture, path }, children }: TripAsideProps) {
  return (
    <aside aria-label="Your trip" className="max-l:order-first">
      <div className="flex items-center gap-4 rounded-l bg-surface p-4 shadow-1 l:sticky l:top-25 l:grid l:gap-3.5">
        <Picture
          data={picture}
          alt=""
          sizes="(width < 1024px) 64px, 348px"
          small
          className="size-16 shrink-0 rounded-m l:aspect-square l:h-auto l:w-full"
        />
        <p className="min-w-0 text-sm text-ink-2 l:px-1 l:pb-1">
          {path ? (
            <PageLink to={path} className="text-base leading-snug font-strong text-ink hover:underline">
              {title}
            </PageLink>
          ) : (
            <span className="text-base leading-snug font-strong text-ink">{title}</span>
          )}
          <span className="mt-0.5 block">{dates}</span>
          {children}
        </p>
      </div>
    </aside>
  )
}
