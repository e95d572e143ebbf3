import { X } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { Toaster } from '../toast.tsx'
import { useModal } from './use-modal.ts'

type DrawerProps = {
  open: boolean
  onClose: () => void
  label: string
  /** Also closes when the page scrolls, or when somebody tries to scroll it beside the panel. */
  closeOnScroll?: boolean
  /** On its way out: it slides away while the page behind still rests. */
  leaving?: boolean
  children: ReactNode
}

/** A modal panel at the right edge, three quarters of a phone's width. */
export function Drawer({ open, onClose, label, closeOnScroll = false, leaving, children }: DrawerProps) {
  const modal = useModal(open, onClose, true)
  const labelId = useId()
  const close = useEffectEvent(onClose)
  const { ref } = modal

  useEffect(() => {
    const dialog = ref.current
    if (!open || !closeOnScroll || !dialog) return
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    const closeFromBackdrop = (event: Event) => event.target === dialog && close()
    // The event of a scroll that came before the panel may arrive after it.
    const start = scrollY
    document.addEventListener('scroll', () => scrollY !== start && close(), options)
    // The page behind is locked, so over the backdrop these are the only sign of scrolling.
    dialog.addEventListener('wheel', closeFromBackdrop, options)
    dialog.addEventListener('touchmove', closeFromBackdrop, options)
    return () => listening.abort()
  }, [open, closeOnScroll, ref])

  if (!open) return null
  return (
    <dialog
      {...modal}
      data-modal
      aria-labelledby={labelId}
      style={leaving ? { translate: '100%' } : undefined}
      className="mr-0 ml-auto h-dvh max-h-none w-3/4 max-w-none rounded-l-l bg-surface p-0 shadow-3 transition-[translate] duration-300 motion-safe:starting:translate-x-full m:max-w-[480px]"
    >
      {/* Everything scrolls as one, so that the panel scrolls by keys from its first stop. */}
      <div className="h-full overflow-y-auto overscroll-contain">
        <div className="sticky top-0 flex items-center justify-between gap-3 bg-surface py-4 pr-3 pl-5 m:pl-7">
          <h2 id={labelId} className="display min-w-0 text-xl">
            {label}
          </h2>
          <IconButton label="Close" onClick={onClose}>
            <Icon node={X} size={22} />
          </IconButton>
        </div>
        <div className="px-5 pb-6 m:px-7">{children}</div>
      </div>
      <Toaster />
    </dialog>
  )
}
