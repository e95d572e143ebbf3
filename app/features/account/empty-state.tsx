import type { ReactNode } from 'react'
import { Picture, type PictureData } from '#app/ui/picture.tsx'

type EmptyStateProps = {
  picture: PictureData
  title: string
  text: string
  /** The one way on, and what is said of it. */
  children: ReactNode
}

/** Where nothing is yet: a picture of where one could be, one sentence that helps, one way on. */
export function EmptyState({ picture, title, text, children }: EmptyStateProps) {
  return (
    <div className="grid overflow-hidden rounded-l bg-surface shadow-2 m:grid-cols-2">
      <div className="relative min-h-50">
        <Picture data={picture} sizes="(width < 768px) 100vw, 50vw" alt="" className="absolute inset-0" />
      </div>
      <div className="grid content-center justify-items-start gap-3.5 px-5 py-8 m:p-12 l:py-16">
        <h2 className="display text-xl">{title}</h2>
        <p className="max-w-[32ch] text-pretty text-ink-2">{text}</p>
        {children}
      </div>
    </div>
  )
}
