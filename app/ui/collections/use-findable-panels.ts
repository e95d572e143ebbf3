import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * For the box around some panels: the browser's own search looks into the hidden ones, too, and `onFound` is told the
 * id of the panel where it found something.
 */
export function useFindablePanels(open: number, onFound: (id: string) => void) {
  const panels = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // React knows no `until-found`. Browsers that do not either keep the hidden panels by their class.
    if (!panels.current || !('onbeforematch' in panels.current)) return
    for (const [index, panel] of [...panels.current.children].entries()) {
      if (index === open) {
        panel.removeAttribute('hidden')
        panel.removeAttribute('aria-hidden')
      } else {
        panel.setAttribute('hidden', 'until-found')
        // A box that is only skipped would still be met by screen readers, as an empty panel.
        panel.setAttribute('aria-hidden', 'true')
      }
    }
  }, [open])

  useEffect(() => {
    const element = panels.current
    const reveal = (event: Event) => event.target instanceof Element && onFound(event.target.id)
    element?.addEventListener('beforematch', reveal)
    return () => element?.removeEventListener('beforematch', reveal)
  }, [onFound])

  return panels
}
