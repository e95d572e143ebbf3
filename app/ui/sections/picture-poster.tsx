import type { ReactNode } from 'react'
import { Picture, type PictureData } from '../picture.tsx'

type PicturePosterProps = {
  wide: PictureData
  /** Another composition for phones. */
  phone?: PictureData
  /** Above the words it takes little room: what follows them matters more. */
  low?: boolean
  /** Further down its page. */
  later?: boolean
  children: ReactNode
}

/** Words on a picture, at the left of its subject. Where they would cover all of it, it stands above them. */
export function PicturePoster({ wide, phone, low = false, later = false, children }: PicturePosterProps) {
  return (
    <section
      className="on-dark relative isolate mx-[clamp(12px,1.8vw,28px)] mt-3 grid grid-cols-1 items-center gap-x-14 gap-y-6 overflow-hidden rounded-l bg-[oklch(0.2_0.05_280)] px-4 py-6 m:rounded-xl m:p-[clamp(32px,4.4vw,64px)] l:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]"
      // The words stay in line with the page below.
      style={{
        paddingInline: 'max(16px, max(clamp(20px, 4.4vw, 64px), 50vw - 640px) - clamp(12px, 1.8vw, 28px))',
      }}
    >
      <Picture
        data={wide}
        phone={phone}
        sizes="(768px <= width < 1760px) 1760px, 100vw"
        priority={!later}
        alt=""
        className={`max-l:-mx-[clamp(16px,4.4vw,64px)] max-l:-mt-6 ${low ? 'max-l:h-28 m:max-l:h-52' : 'max-l:h-52'} m:max-l:-mt-[clamp(32px,4.4vw,64px)] l:absolute l:inset-0 l:-z-2`}
      />
      <div className="absolute inset-0 -z-1 bg-linear-to-r from-scrim/80 via-scrim/60 via-38% to-transparent to-62% max-l:hidden" />
      {children}
    </section>
  )
}
