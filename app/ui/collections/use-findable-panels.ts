import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * For the box around some panels: the browser's own search looks into the hidden ones, too, and `onFound` is told the
 * id of the panel where it found something. Panels that `spread` are all open from 1024 px on.
 */
export function useFindablePanels(open: number, onFound: (id: string) => void, spread = false) {
  const panels = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // React knows no `until-found`. Browsers that do not either keep the hidden panels by their class.
    if (!panels.current || !('onbeforematch' in panels.current)) return
    const all = [...panels.current.children]
    const wide = matchMedia('(width >= 1024px)')
    const hide = () => {
      for (const [index, panel] of all.entries()) {
        if (index === open || (spread && wide.matches)) {
          panel.removeAttribute('hidden')
          panel.removeAttribute('aria-hidden')
        } else {
          panel.setAttribute('hidden', 'until-found')
          // A box that is only skipped would still be met by screen readers, as an empty panel.
          panel.setAttribute('aria-hidden', 'true')
        }
      }
    }
    hide()
    if (!spread) return
    wide.addEventListener('change', hide)
    return () => wide.removeEventListener('change', hide)
  }, [open, spread])

  useEffect(() => {
    const element = panels.current
    const reveal = (event: Event) => event.target instanceof Element && onFound(event.target.id)
    element?.addEventListener('beforematch', reveal)
    return () => element?.removeEventListener('beforematch', reveal)
  }, [onFound])

  return panels
}
