import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

/** Counts round from 0 while playing and nobody holds it. It starts still for those who asked for less motion. */
export function useRotation(count: number, every: number) {
  const [index, setIndex] = useState(0)
  /** Unknown until the browser says whether the reader wants less motion. */
  const [playing, setPlaying] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [touched, setTouched] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || touched || focused

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    if (!playing || held) return
    const timer = setTimeout(() => setIndex((index + 1) % count), every)
    return () => clearTimeout(timer)
  }, [playing, held, index, count, every])

  return {
    index,
    show: setIndex,
    playing,
    /** A press on play goes before the pointer and the focus that rest on the button. */
    toggle() {
      setPlaying(!playing)
      setHovered(false)
      setFocused(false)
    },
    /** For the element that holds all of it: pointer, finger and focus keep it still. */
    holdProps: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onPointerDown: (event: PointerEvent) => setTouched(event.pointerType !== 'mouse'),
      onPointerUp: () => setTouched(false),
      onPointerCancel: () => setTouched(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
