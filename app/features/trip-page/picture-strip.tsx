import { type MouseEvent, useState } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import { takePress } from '#app/ui/take-press.ts'
import type PictureViewer from './picture-viewer.tsx'

const shown = 4
const loadViewer = () => import('./picture-viewer.tsx')
/** A failure shows when the viewer is asked for. */
const prepare = () => void loadViewer().catch(() => {})

/** How wide each of the four must be to fill its place, where its sides are cut away. */
const sizes = [
  '(width < 768px) 108vw, (width < 1360px) 64vw, 800px',
  '(width < 768px) 34vw, (width < 1360px) 36vw, 480px',
  '(width < 1200px) 34vw, 400px',
  '(width < 1200px) 34vw, 400px',
]

type PictureStripProps = { pictures: PictureData[]; title: string }

/** The first four pictures of a trip; each opens all of them, full-screen, at its place. */
export function PictureStrip({ pictures, title }: PictureStripProps) {
  const [viewer, setViewer] = useState<{ View: typeof PictureViewer; start: number } | null>(null)
  const more = pictures.length - shown
  const drawn = pictures.filter(({ photograph }) => !photograph).length
  const site = useSite()?.name ?? 'us'

  function open(event: MouseEvent<HTMLElement>, start: number): void {
    if (!takePress(event)) return
    loadViewer().then(
      ({ default: View }) => setViewer({ View, start }),
      // Without the viewer there is still the picture.
      () => location.assign(pictures[start]?.src ?? ''),
    )
  }

  return (
    <figure>
      <ul className="picture-strip">
        {pictures.slice(0, shown).map((picture, i) => {
          const moreLabel = i === shown - 1 && more > 0 && `+${more} more photos`
          const label = `Open picture ${i + 1} of ${pictures.length}: ${picture.alt}`
          return (
            <li key={picture.src}>
              <a
                href={picture.src}
                aria-haspopup="dialog"
                aria-label={moreLabel ? `${moreLabel}. ${label}` : label}
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={(event) => open(event, i)}
              >
                <Picture data={picture} sizes={sizes[i] ?? ''} priority={i === 0} className="size-full" />
                {moreLabel && <span className="picture-strip-more noscript:hidden">{moreLabel}</span>}
              </a>
            </li>
          )
        })}
      </ul>
      {more > 0 && (
        <noscript>
          <ul className="picture-strip-rest">
            {pictures.slice(shown).map((picture) => (
              <li key={picture.src}>
                <Picture data={picture} sizes="(width < 1024px) 45vw, 300px" />
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
      {viewer && (
        <viewer.View pictures={pictures} title={title} start={viewer.start} onClose={() => setViewer(null)} />
      )}
    </figure>
  )
}
