import type { ReactNode } from 'react'
import type { PictureData } from '#app/ui/picture.tsx'
import { FramedPicture } from './framed-picture.tsx'

type EmptyStateProps = {
  picture: PictureData
  title: string
  text: string
  /** The one way on, and what is said of it. */
  children: ReactNode
}

/** Where nothing is yet: a picture, one sentence that helps, one way on. */
export function EmptyState({ picture, title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3.5 rounded-l bg-surface px-5 py-8 text-center shadow-2 m:py-14 l:py-16">
      <FramedPicture
        data={picture}
        sizes="(width < 1024px) 128px, 176px"
        className="w-32 -rotate-2 justify-self-center l:w-44"
      />
      <h2 className="display mt-2 text-xl">{title}</h2>
      <p className="max-w-[32ch] text-pretty text-ink-2">{text}</p>
      {children}
    </div>
  )
}
