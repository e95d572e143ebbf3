import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { Toaster } from '../toast.tsx'
import { useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  subtitle?: ReactNode
  /** For a single question. */
  narrow?: boolean
  /** For two columns. */
  wide?: boolean
  children: ReactNode
}

/**
 * A modal window: the page behind is inert, Escape and a click outside close it, and focus returns to where it was.
 * On phones it rises from the bottom edge.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, subtitle, narrow = false, wide = false, children } = props
  const modal = useModal(open, onClose)
  const titleId = useId()
  const subtitleId = useId()

  if (!open) return null
  return (
    <dialog
      {...modal}
      data-modal
      aria-labelledby={titleId}
      aria-describedby={subtitle ? subtitleId : undefined}
      className={`m-auto max-w-none rounded-l bg-surface p-0 shadow-3 max-m:mb-0 max-m:w-full max-m:rounded-b-none ${wide ? 'w-[min(1000px,100%)]' : narrow ? 'w-120' : 'w-[min(560px,100%)]'}`}
    >
      <div
        // A wide one has a foot on phones; what takes the focus stands above it.
        style={wide ? { scrollPaddingBottom: 96 } : undefined}
        className="max-h-[92dvh] overflow-y-auto overscroll-contain p-6 m:p-8"
      >
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id={titleId} className="display text-xl">
              {title}
            </h2>
            {subtitle && (
              <p id={subtitleId} className="mt-2 text-pretty text-ink-2">
                {subtitle}
              </p>
            )}
          </div>
          <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-2">
            <Icon node={X} size={22} />
          </IconButton>
        </div>
        {children}
      </div>
      <Toaster clearOfSheet />
    </dialog>
  )
}
