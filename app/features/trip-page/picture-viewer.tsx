import { ChevronLeft, ChevronRight, X } from 'lucide'
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import { useModal } from '#app/ui/use-modal.ts'
import { useSnapRail } from './use-snap-rail.ts'

type PictureViewerProps = {
  pictures: PictureData[]
  title: string
  /** The index of the picture that shows first. */
  start: number
  onClose: () => void
}

/** All pictures of a trip, one at a time on the whole screen. */
export default function PictureViewer({ pictures, title, start, onClose }: PictureViewerProps) {
  const [index, setIndex] = useState(start)
  const modal = useModal(true, onClose)
  // After the modal: a rail can be moved only once it is on screen.
  const rail = useSnapRail(index, setIndex)
  const captionId = useId()
  const last = pictures.length - 1

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
      data-modal
      aria-label={`Pictures of ${title}`}
      aria-describedby={captionId}
      className="picture-viewer on-dark"
    >
      <div className="picture-viewer-head">
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
        className="picture-viewer-previous"
      >
        <Icon node={ChevronLeft} size={28} />
      </IconButton>
      <ul
        {...rail}
        aria-label="Pictures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys.
        tabIndex={0}
      >
        {pictures.map((picture, i) => (
          <li key={picture.src} style={{ '--ratio': picture.width / picture.height } as CSSProperties}>
            <Picture data={picture} sizes="100vw" priority={Math.abs(i - index) <= 1} />
          </li>
        ))}
      </ul>
      <IconButton
        label="Next picture"
        look="on-dark"
        idle={index === last}
        onClick={() => setIndex(index + 1)}
        className="picture-viewer-next"
      >
        <Icon node={ChevronRight} size={28} />
      </IconButton>
      <p id={captionId} aria-live="polite" aria-atomic className="picture-viewer-caption">
        <b>
          {index + 1} of {pictures.length}
        </b>
        <span>{pictures[index]?.alt}</span>
      </p>
    </dialog>
  )
}
