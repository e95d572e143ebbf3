import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

/** How far below the screen a section wakes up. */
const reach = '300px 0px'

/** What sections measured when they were last seen: whoever comes back finds the page as long as it was. */
const heights = new Map<string, number>()

type Gate = { opened: Promise<void>; open: () => void; met: boolean; passed: boolean }
type NearProps = {
  id: string
  /** Makes it a landmark of that name. */
  label?: string
  /** About how high it is, in pixels: until it is near, the browser lays nothing out inside. */
  height?: number
  className?: string
  children: ReactNode
}

/**
 * A section whose words come with the page and whose browser work (listeners, measures) starts when the reader is
 * near: React leaves the server's HTML alone until then. A press inside wakes it at once and is done when it is awake.
 */
export function Near({ id, label, height, className, children }: NearProps) {
  const section = useRef<HTMLElement>(null)
  // Only HTML that the server sent can wait; a section made in the browser has nothing to show meanwhile.
  const hydrating = useHydrating()
  const [gate] = useState(() => (hydrating && typeof document !== 'undefined' ? createGate() : null))
  const [awake, setAwake] = useState(gate === null)
  const pressed = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const element = section.current
    if (!gate || !element) return
    const keepPress = ({ target }: MouseEvent) => {
      if (gate.passed || !(target instanceof Element) || !element.contains(target)) return
      pressed.current = target.closest('button')
      gate.open()
    }
    // An address that names something inside is a wish to see it.
    const meetTarget = () => element.querySelector(':target') && gate.open()
    meetTarget()
    addEventListener('hashchange', meetTarget)
    // Before React, which stops a press on what it can't wake at once.
    addEventListener('click', keepPress, true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        gate.open()
        observer.disconnect()
      },
      { rootMargin: reach },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      removeEventListener('hashchange', meetTarget)
      removeEventListener('click', keepPress, true)
    }
  }, [gate])

  function wake(): void {
    if (gate) gate.passed = true
    setAwake(true)
    // By then React has had its own chance at the press that woke the section.
    setTimeout(() => {
      pressed.current?.click()
      pressed.current = null
    })
  }

  const skips = height !== undefined
  useEffect(() => {
    const element = section.current
    if (!skips || !element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) heights.set(id, entry.contentRect.height)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, skips])

  const inside = (
    <Suspense>
      <Behind gate={gate}>{children}</Behind>
      <Awake onAwake={wake} />
    </Suspense>
  )
  // Given anything new while it sleeps, React would throw the server's HTML away and begin anew.
  const [asleep] = useState(inside)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only notes that a press inside was answered.
    <section
      ref={section}
      id={id}
      aria-label={label}
      className={className}
      style={skips ? skipUntilNear(heights.get(id) ?? height) : undefined}
      onClick={() => {
        pressed.current = null
      }}
    >
      {awake ? inside : asleep}
    </section>
  )
}

/** True while React takes over what the server sent, and on the server itself. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
}

function skipUntilNear(height: number) {
  return { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${Math.round(height)}px` } as const
}

function Behind({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  // React comes a second time when the gate opens, or when something (a click, a navigation) needs the section now.
  if (gate && !gate.met) {
    gate.met = true
    use(gate.opened)
  }
  return children
}

/** Comes to life together with what stands beside it. */
function Awake({ onAwake }: { onAwake: () => void }) {
  const tell = useEffectEvent(onAwake)
  useEffect(() => tell(), [])
  return null
}

function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve, met: false, passed: false }
}
