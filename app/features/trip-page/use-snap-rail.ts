import { useEffect, useRef } from 'react'

/**
 * Props that keep a snapping rail and the number of its first item in view in step: another number moves the rail, a
 * swipe changes the number. The rail's movement is smooth or not by its CSS.
 */
export function useSnapRail(index: number, show: (index: number) => void) {
  const ref = useRef<HTMLUListElement>(null)
  /** Where the rail is going by itself: what it passes on its way is not chosen. */
  const aim = useRef<number | null>(null)
  /** The number that rail and page agreed on last. To repeat it would undo the next one, which may be on its way. */
  const known = useRef(index)
  const placed = useRef(false)

  useEffect(() => {
    const rail = ref.current
    if (!rail) return
    const behavior = placed.current ? 'auto' : 'instant'
    placed.current = true
    if (aim.current === null && firstInView(rail) === index) return
    aim.current = index
    known.current = index
    rail.scrollTo({ left: index * step(rail), behavior })
  }, [index])

  function settle(): void {
    const at = ref.current && firstInView(ref.current)
    if (at === null) return
    if (aim.current !== null) {
      if (aim.current === at) aim.current = null
    } else if (at !== known.current) {
      known.current = at
      show(at)
    }
  }
  function letGo(): void {
    aim.current = null
  }

  return {
    ref,
    onScroll: settle,
    onScrollEnd: settle,
    // A hand on the rail goes before where it was going.
    onPointerDown: letGo,
    onWheel: letGo,
    onKeyDown: letGo,
  }
}

function step({ children: [first, second], clientWidth }: HTMLElement): number {
  const [a, b] = [first, second] as (HTMLElement | undefined)[]
  return (a && b && b.offsetLeft - a.offsetLeft) || clientWidth || 1
}

function firstInView(rail: HTMLElement): number {
  return Math.round(rail.scrollLeft / step(rail))
}
