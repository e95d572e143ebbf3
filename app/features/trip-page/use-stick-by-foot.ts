import { useEffect, useRef } from 'react'

/** Tells CSS how high an element is, so that one which is higher than the screen can stay in sight by its lower edge. */
export function useStickByFoot<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--own-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return ref
}
