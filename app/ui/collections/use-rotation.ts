import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

type Holder = 'pointer' | 'finger' | 'focus'

/**
 * Counts round from 0 while playing and nobody holds it; never, if `every` is null. It starts still for those who asked
 * for less motion. Who holds it is kept beside the state, so that a touch draws nothing anew.
 */
export function useRotation(count: number, every: number | null) {
  const [index, setIndex] = useState(0)
  /** Unknown until the browser says whether the reader wants less motion. */
  const [playing, setPlaying] = useState<boolean>()
  const holders = useRef(new Set<Holder>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const wait = useCallback(() => {
    clearTimeout(timer.current)
    if (!playing || every === null || holders.current.size > 0) return
    timer.current = setTimeout(() => setIndex((index + 1) % count), every)
  }, [playing, index, count, every])
  function hold(holder: Holder, held: boolean): void {
    if (held === holders.current.has(holder)) return
    if (held) holders.current.add(holder)
    else holders.current.delete(holder)
    wait()
  }

  useEffect(() => {
    // A press may have come first.
    setPlaying((pressed) => pressed ?? !matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    wait()
    return () => clearTimeout(timer.current)
  }, [wait])

  return {
    index,
    show: setIndex,
    playing,
    /** A press on play goes before the pointer and the focus that rest on the button. */
    toggle() {
      holders.current.clear()
      setPlaying(playing === false)
    },
    /** For the element that holds all of it: pointer, finger and focus keep it still. */
    holdProps: {
      onPointerEnter: (event: PointerEvent) => hold('pointer', event.pointerType === 'mouse'),
      onPointerLeave: () => hold('pointer', false),
      onPointerDown: (event: PointerEvent) => hold('finger', event.pointerType !== 'mouse'),
      onPointerUp: () => hold('finger', false),
      onPointerCancel: () => hold('finger', false),
      onFocus: () => hold('focus', true),
      onBlur: (event: FocusEvent) => hold('focus', event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
