import {
  type CSSProperties,
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
  /** False on the server too, whose HTML begins far away. */
  const [met, setMet] = useState(!hydrating)
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
    const meetTarget = () => {
      const target = document.getElementById(location.hash.slice(1))
      if (element.contains(target)) gate.open()
    }
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
    setMet(true)
    // By then React has had its own chance at the press that woke the section.
    setTimeout(() => {
      pressed.current?.click()
      pressed.current = null
    })
  }

  useEffect(() => layOutInTurn(() => setMet(true)), [])

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
      {...(height !== undefined && !met && far(height))}
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

/** When the page has nothing else to do its far sections are laid out too, one in a frame, so that it has its true height. */
let turns = Promise.resolve()
function layOutInTurn(layOut: () => void): () => void {
  let left = false
  turns = turns.then(whenIdle).then(() => {
    if (!left) layOut()
  })
  return () => {
    left = true
  }
}

function whenIdle(): Promise<unknown> {
  const idle = new Promise((resolve) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  )
  return idle.then(() => new Promise(requestAnimationFrame))
}

/** What the shared style sheet skips. */
function far(height: number) {
  return { 'data-far': '', style: { '--height': `${height}px` } as CSSProperties }
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
  const gate = { open: () => {}, met: false, passed: false }
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  return Object.assign(gate, { opened })
}
