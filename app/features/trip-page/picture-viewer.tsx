import { ChevronLeft, ChevronRight, X } from 'lucide'
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useModal } from '#app/ui/overlays/use-modal.ts'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import { reachedByKeys } from '#app/ui/reached-by-keys.ts'
import { useSnapRail } from './use-snap-rail.ts'

/** Its caption says what it is: 'Where you sleep', and in which rooms. */
export type CaptionedPicture = PictureData & { caption?: { label: string; text: string } }

type PictureViewerProps = {
  pictures: CaptionedPicture[]
  title: string
  /** The index of the picture that shows first. */
  start: number
  onClose: () => void
}

/** All pictures of a trip, one at a time on the whole screen. */
export function PictureViewer({ pictures, title, start, onClose }: PictureViewerProps) {
  const [index, setIndex] = useState(start)
  const modal = useModal(true, onClose)
  // After the modal: a rail can be moved only once it is on screen.
  const rail = useSnapRail(index, setIndex)
  const captionId = useId()
  const last = pictures.length - 1
  const shown = pictures[index]

  function turnByKey(event: KeyboardEvent): void {
    modal.onKeyDown(event)
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setIndex(Math.min(Math.max(to, 0), last))
  }

  return (
    <dialog
      {...modal}
      onKeyDown={turnByKey}
      data-modal="dark"
      aria-label={`Pictures of ${title}`}
      aria-describedby={captionId}
      className="on-dark inset-0 h-dvh max-h-none w-full max-w-none grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_minmax(96px,auto)] items-center bg-indigo-deep p-[max(8px,env(safe-area-inset-top))_max(8px,env(safe-area-inset-right))_max(12px,env(safe-area-inset-bottom))_max(8px,env(safe-area-inset-left))] text-cream transition-opacity open:grid m:grid-rows-[auto_minmax(0,1fr)_auto] m:gap-x-6 m:pr-[max(24px,env(safe-area-inset-right))] m:pl-[max(24px,env(safe-area-inset-left))] starting:opacity-0"
    >
      <div className="col-span-full row-1 flex min-h-14 items-center justify-between gap-4 pl-3 m:min-h-16">
        <p className="min-w-0 truncate font-label">{title}</p>
        <IconButton label="Close" look="on-dark" onClick={onClose}>
          <Icon node={X} />
        </IconButton>
      </div>
      <IconButton
        label="Previous picture"
        look="on-dark"
        idle={index === 0}
        onClick={() => setIndex(index - 1)}
        className="col-1 row-3 aria-disabled:opacity-40 m:row-2"
      >
        <Icon node={ChevronLeft} size={28} />
      </IconButton>
      <ul
        {...rail}
        aria-label="Pictures"
        tabIndex={reachedByKeys}
        className="col-span-full row-2 -mx-2 flex snap-x snap-mandatory self-stretch overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-smooth [scrollbar-width:none] m:col-2 m:mx-0 m:rounded-m"
      >
        {pictures.map((picture, i) => (
          <Slide key={picture.src} picture={picture} priority={Math.abs(i - index) <= 1} />
        ))}
      </ul>
      <IconButton
        label="Next picture"
        look="on-dark"
        idle={index === last}
        onClick={() => setIndex(index + 1)}
        className="col-3 row-3 aria-disabled:opacity-40 m:row-2"
      >
        <Icon node={ChevronRight} size={28} />
      </IconButton>
      <p
        id={captionId}
        aria-live="polite"
        aria-atomic
        className="col-2 row-3 grid gap-0.5 px-3 text-center text-sm/normal text-balance m:col-span-full m:flex m:min-h-14 m:items-baseline m:justify-center m:gap-3.5 m:pt-4 m:text-base"
      >
        <b className="font-strong text-marigold tabular-nums">
          {index + 1} of {pictures.length}
        </b>
        {shown?.caption && <b className="font-strong">{shown.caption.label}</b>}
        <span>{shown?.caption?.text ?? shown?.alt}</span>
      </p>
    </dialog>
  )
}

/** A picture as large as its place allows, in its own shape. */
function Slide({ picture, priority }: { picture: PictureData; priority: boolean }) {
  return (
    <li
      className="grid shrink-0 basis-full snap-center snap-always place-items-center [container-type:size]"
      style={{ '--ratio': picture.width / picture.height } as CSSProperties}
    >
      <Picture
        data={picture}
        sizes="100vw"
        priority={priority}
        className="aspect-(--ratio) w-[min(100cqw,100cqh*var(--ratio))] m:rounded-m"
      />
    </li>
  )
}
