import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import { keepFocusInside, tabStops } from './keep-focus-inside.ts'

/**
 * Props that make a `<dialog data-modal>` modal: the page behind is inert, Tab stays inside, Escape and a click on the
 * backdrop ask to close, and focus returns to where it was. An element with `data-autofocus` gets the first focus.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    dialog.showModal()
    // Left to itself, Chrome focuses a part that scrolls before any control.
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? tabStops(dialog)[0]
    first?.focus()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open])

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      event.preventDefault()
      onClose()
    },
    // The browser may close a dialog without asking (Android's back gesture, a second Escape).
    onClose() {
      if (ref.current && !ref.current.open) onClose()
    },
    onKeyDown(event: KeyboardEvent) {
      keepFocusInside(event, ref.current)
    },
    onPointerDown(event: PointerEvent) {
      pressedOutside.current = event.target === ref.current
    },
    // A text selection that starts inside and ends on the backdrop is no click outside.
    onClick(event: MouseEvent) {
      if (event.target === ref.current && pressedOutside.current) onClose()
    },
  }
}
