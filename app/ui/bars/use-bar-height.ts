import { useEffect, useRef } from 'react'

/** What a bar at the lower edge covers, as the style sheet takes it for granted. */
const usual = 72

/**
 * Tells CSS how much of the screen a bar covers where that is not the usual height: large text makes it higher, a phone on its
 * side lower. Otherwise nothing is told, since a browser goes through the whole page for a value that all of it inherits.
 */
export function useBarHeight<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const bar = ref.current
    if (!bar) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = bar.offsetHeight && bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).bottom)
      if (height === 0 || height === usual) style.removeProperty('--bar-height')
      else style.setProperty('--bar-height', `${height}px`)
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('--bar-height')
    }
  }, [])
  return ref
}
