import { useState } from 'react'

/** How long a drawer takes to slide away, in milliseconds. */
const slide = 300

/** Has a drawer slide away before it closes: to free the page behind costs a browser time, which comes after what is seen. */
export function useLeaving(onClose: () => void) {
  const [leaving, setLeaving] = useState(false)
  function leave(): void {
    if (leaving) return
    setLeaving(true)
    setTimeout(onClose, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : slide)
  }
  return { leaving, leave }
}
