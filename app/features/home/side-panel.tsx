import type { ReactNode } from 'react'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import { SectionHead, type SectionWords } from './section-head.tsx'

type SidePanelProps = {
  words: SectionWords
  view: PictureData
  tone: string
  /** The side on which the picture stands on wide screens. */
  side: 'left' | 'right'
  children: ReactNode
}

/** A tinted sheet with a picture along its top, or beside it where there is room. */
export function SidePanel({ words, view, tone, side, children }: SidePanelProps) {
  return (
    <div className="wrap max-m:w-[calc(100%-24px)]">
      <div
        className={`overflow-hidden rounded-l m:rounded-xl l:grid ${side === 'left' ? 'l:grid-cols-[2fr_3fr]' : 'l:grid-cols-[3fr_2fr]'} ${tone}`}
      >
        <Picture
          data={view}
          sizes="(width < 768px) 94vw, (width < 1024px) 92vw, (width < 1800px) 760px, 860px"
          priority="when-awake"
          className={`relative aspect-[16/4.6] l:aspect-auto [&_img]:absolute [&_img]:inset-0 ${side === 'right' ? 'l:order-1' : ''}`}
        />
        <div className="min-w-0 p-4 pb-3 m:px-9 m:py-8">
          <div className="max-m:-mb-2">
            <SectionHead {...words} quiet />
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
