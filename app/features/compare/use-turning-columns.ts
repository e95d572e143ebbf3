import { type TouchEvent, useRef, useState } from 'react'

/** How far a finger goes sideways before it means a swipe, and how near to an edge the browser's own gestures begin. */
const swipeLength = 48
const edge = 24

/**
 * Three trips of which a phone shows two: each turn brings in the one that is hidden, so that every pair comes by. Columns change by
 * state: in a box that scrolls sideways the head could not stick to the page.
 */
export function useTurningColumns(count: number) {
  const [hidden, setHidden] = useState(2)
  const [turned, setTurned] = useState(false)
  const start = useRef<{ x: number; y: number } | null>(null)

  function turn(step: 1 | 2): void {
    setHidden((hidden + step) % 3)
    setTurned(true)
  }

  return {
    /** The column that a phone leaves out. */
    hidden: count === 3 ? hidden : null,
    /** Somebody has turned: what is shown then is worth saying. */
    turned,
    turn: () => turn(1),
    swipeProps: {
      onTouchStart({ touches }: TouchEvent) {
        const finger = touches[0]
        const alone = touches.length === 1 && finger
        start.current =
          alone && finger.clientX > edge && finger.clientX < innerWidth - edge
            ? { x: finger.clientX, y: finger.clientY }
            : null
      },
      onTouchEnd({ changedTouches }: TouchEvent) {
        const finger = changedTouches[0]
        if (!start.current || !finger || count !== 3 || innerWidth >= 768) return
        const sideways = finger.clientX - start.current.x
        const down = finger.clientY - start.current.y
        start.current = null
        if (Math.abs(sideways) > swipeLength && Math.abs(sideways) > 1.5 * Math.abs(down))
          turn(sideways < 0 ? 1 : 2)
      },
    },
  }
}
