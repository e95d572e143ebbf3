import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { useLocation } from 'react-router'
import { afterPaint } from '../after-paint.ts'
import { keepFocusInside, tabStops } from './keep-focus-inside.ts'
import { addLayer, movePage } from './layer-history.ts'

/**
 * Props that make a `<dialog data-modal>` modal: the page behind is inert, Tab stays inside, Escape and a click on the
 * backdrop ask to close, so does Back, and focus returns to where it was. An element with `data-autofocus` gets the first focus. One
 * that slides in is `seenFirst`: it starts to move before the page behind becomes inert, for which a browser goes
 * through the whole page.
 */
export function useModal(open: boolean, onClose: () => void, seenFirst = false) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const { key: page } = useLocation()
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? addLayer(close) : undefined), [open])
  useEffect(() => {
    if (open) movePage(page)
  }, [open, page])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    let here = true
    const show = (how: () => void) => {
      // It may have left the page before its effects end.
      if (!here || !dialog.isConnected) return
      const focused = dialog.contains(document.activeElement) ? document.activeElement : null
      how()
      // Left to itself, Chrome focuses a part that scrolls before any control.
      const first = focused ?? dialog.querySelector('[data-autofocus]') ?? tabStops(dialog)[0]
      if (first instanceof HTMLElement) first.focus()
    }
    // What is not yet inert would answer a press beside the panel.
    const beside = new AbortController()
    const closeBeside = (event: Event) => {
      if (event.target instanceof Node && dialog.contains(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const showModal = () => {
      beside.abort()
      dialog.removeAttribute('popover')
      dialog.showModal()
    }
    if (seenFirst && 'showPopover' in dialog) {
      addEventListener('click', closeBeside, { capture: true, signal: beside.signal })
      dialog.setAttribute('popover', 'manual')
      show(() => dialog.showPopover())
      afterPaint(() => show(showModal))
    } else show(showModal)
    return () => {
      here = false
      beside.abort()
      dialog.removeAttribute('popover')
      dialog.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open, seenFirst])

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
      // The browser itself answers Escape only once the page behind is inert.
      if (event.key === 'Escape' && !ref.current?.open) onClose()
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
