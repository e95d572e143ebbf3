import { useCallback, useState } from 'react'

/** Whether an element is on the screen; at first it is taken to be. */
export function useInView() {
  const [inView, setInView] = useState(true)
  const ref = useCallback((element: HTMLElement) => {
    const observer = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, inView] as const
}
