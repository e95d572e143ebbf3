import { useState } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CaptionedPicture } from './picture-viewer.tsx'

const shown = 4
const viewer = loadOnDemand(() => import('./picture-viewer.tsx').then(({ PictureViewer }) => PictureViewer))

/** How wide each of the four must be to fill its place, where its sides are cut away. */
const sizes = [
  '(width < 768px) 92vw, (width < 1360px) 64vw, 800px',
  '(width < 768px) 34vw, (width < 1360px) 36vw, 480px',
  '(width < 768px) 34vw, (height < 1000px) 300px, 400px',
  '(width < 768px) 34vw, (height < 1000px) 300px, 400px',
]

/** The first is wide on phones and high elsewhere. */
const places = [
  'col-span-full aspect-8/5 m:col-1 m:row-span-full m:aspect-auto',
  'aspect-6/5 m:col-[2/-1] m:aspect-auto',
  'aspect-6/5 m:aspect-auto',
  'aspect-6/5 m:aspect-auto',
]
/** Their round corners, those of the strip. */
const corners = [
  'rounded-t-l m:rounded-l-xl m:rounded-tr-none',
  'm:rounded-tr-xl',
  '',
  'rounded-br-l m:rounded-br-xl',
]
/** The strip's round corners would cut an outline off: the ring lies inside, light on dark. */
const focusRing =
  'outline-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:rounded-[inherit] focus-visible:after:shadow-[inset_0_0_0_4px_var(--color-peacock),inset_0_0_0_7px_var(--color-white)]'

type PictureStripProps = { pictures: (CaptionedPicture & { freeLeft?: true })[]; title: string }

/** The first four pictures of a trip, with the number of the rest on its cover; each opens all of them, full-screen, at its place. */
export function PictureStrip({ pictures, title }: PictureStripProps) {
  /** The picture at which the viewer is open. */
  const [openAt, setOpenAt] = useState<number | null>(null)
  const more = pictures.length - shown
  const drawn = pictures.filter(({ photograph }) => !photograph).length
  const site = useSite()?.name ?? 'us'

  return (
    <figure>
      <ul className="grid grid-cols-3 gap-2 overflow-hidden rounded-l m:h-[clamp(300px,min(39vw,38svh),500px)] m:grid-cols-[minmax(0,10fr)_repeat(2,minmax(0,3fr))] m:grid-rows-2 m:rounded-xl">
        {pictures.slice(0, shown).map((picture, i) => {
          const moreLabel = i === 0 && more > 0 && `+${more} more photos`
          const said = picture.caption ? `${picture.caption.label}. ${picture.alt}` : picture.alt
          const label = `Open picture ${i + 1} of ${pictures.length}: ${said}`
          return (
            <li key={picture.src} className={places[i]}>
              <a
                href={picture.src}
                aria-haspopup="dialog"
                aria-label={moreLabel ? `${moreLabel}. ${label}` : label}
                onPointerEnter={viewer.preload}
                onFocus={viewer.preload}
                onClick={(event) => viewer.open(event, () => setOpenAt(i))}
                className={`relative block size-full cursor-zoom-in overflow-hidden hover:[&_img]:scale-103 noscript:cursor-default ${focusRing} ${corners[i]}`}
              >
                <Picture data={picture} sizes={sizes[i] ?? ''} priority={i === 0} className="size-full" />
                {moreLabel && (
                  <span
                    className={`absolute top-4 ${picture.freeLeft ? 'left-4' : 'right-4'} rounded-pill bg-surface/95 px-4.5 py-2.75 text-[min(0.9375rem,4vw)] leading-[1.2] font-strong text-ink noscript:hidden`}
                  >
                    {moreLabel}
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
      {more > 0 && (
        <noscript>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(44%,280px),1fr))] gap-2">
            {pictures.slice(shown).map((picture) => (
              <li key={picture.src}>
                <Picture
                  data={picture}
                  sizes="(width < 1024px) 45vw, 300px"
                  className="aspect-8/5 rounded-m"
                />
              </li>
            ))}
          </ul>
        </noscript>
      )}
      {drawn > 0 && (
        <figcaption className="mt-3 text-sm text-ink-3">
          {drawn < pictures.length ? 'Some of these are illustrations' : 'Illustrations'} drawn by {site}, not
          photographs.
        </figcaption>
      )}
      {openAt !== null && (
        <viewer.Component pictures={pictures} title={title} start={openAt} onClose={() => setOpenAt(null)} />
      )}
    </figure>
  )
}
