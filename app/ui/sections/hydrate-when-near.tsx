import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useSent } from '../use-sent.ts'

/** Holds hydration back until it is opened. */
type Gate = { isOpen: boolean; opened: Promise<void>; open: () => void }
/** A press that came before the section was hydrated. */
type Click = { event: MouseEvent; button: HTMLElement }
type HydrateWhenNearProps = {
  as?: 'section' | 'aside' | 'footer' | 'li' | 'div'
  id: string
  /** Makes it a landmark of that name. */
  label?: string
  /** About how high it is, in pixels: until it is near, the browser lays nothing out inside. */
  height?: number
  /** From how many pixels below the screen on it is hydrated: none where it may stand right below a first screen that nobody leaves. */
  ahead?: number
  className?: string
  children: ReactNode
}

/**
 * A section whose words come with the page and whose browser work (scripts, listeners, measures) starts when the
 * reader is near: React leaves the server's HTML alone until then. A click inside hydrates it at once; all that came
 * before it was hydrated are done then, in turn. Then the section says `data-hydrated`.
 */
export function HydrateWhenNear(props: HydrateWhenNearProps) {
  const { as: Element = 'section', id, label, height, ahead = 150, className, children } = props
  const section = useRef<HTMLElement & HTMLLIElement & HTMLDivElement>(null)
  // Only HTML that the server sent can wait; a section made in the browser has nothing to show meanwhile.
  const sent = useSent()
  const [gate] = useState(() => (sent && !import.meta.env.SSR ? createGate() : null))
  const [hydrated, setHydrated] = useState(false)
  const clicks = useRef<Click[]>([])
  const { isStill, bringBack } = useStandstill(gate, section)

  useEffect(() => {
    const element = section.current
    if (!gate || !element) return
    return openWhenWanted(gate, element, ahead, (click) => {
      // Whoever presses a button again because nothing happens means it once, unless it counts its presses.
      if (clicks.current.at(-1)?.button !== click.button || click.button.closest('[data-counts]'))
        clicks.current.push(click)
    })
  }, [gate, ahead])

  function noteHydrated(): void {
    setHydrated(true)
    // By then React has had its own chance at the click that hydrated the section.
    setTimeout(() => {
      clickNext()
      bringBack.current()
    })
  }

  /** One after the other: the second press of a stepper counts on from what the first has drawn. */
  function clickNext(): void {
    const click = clicks.current.shift()
    if (!click) return
    click.button.click()
    setTimeout(clickNext)
  }

  const content = (
    <Suspense>
      <BehindGate gate={gate}>{children}</BehindGate>
      <OnHydrated onHydrated={noteHydrated} />
    </Suspense>
  )
  // Given anything new before it is hydrated, React would throw the server's HTML away and begin anew.
  const [firstContent] = useState(content)

  return (
    <Element
      ref={section}
      id={id}
      aria-label={label}
      className={className}
      data-hydrated={hydrated ? '' : undefined}
      {...(height !== undefined && sent && !hydrated && far(height))}
      onClick={({ nativeEvent }) => {
        // React has done it by itself.
        clicks.current = clicks.current.filter(({ event }) => event !== nativeEvent)
      }}
    >
      {!isStill && (gate && !hydrated ? firstContent : content)}
    </Element>
  )
}

/** Opens the gate of a section that is near, clicked, or named by the address. Returns what ends the watch. */
function openWhenWanted(
  gate: Gate,
  section: HTMLElement,
  ahead: number,
  onClick: (click: Click) => void,
): () => void {
  const openForClick = (event: MouseEvent) => {
    const { target } = event
    if (section.hasAttribute('data-hydrated') || !(target instanceof Element && section.contains(target)))
      return
    // A form is sent by the browser itself: done again, it would be sent twice.
    const button = target.closest<HTMLElement>('button:not([type=submit])')
    if (button) onClick({ event, button })
    gate.open()
  }
  // An address that names something inside is a wish to see it.
  const openForHash = () => {
    const target = document.getElementById(location.hash.slice(1))
    if (section.contains(target)) gate.open()
  }
  openForHash()
  addEventListener('hashchange', openForHash)
  // Before React, which stops a click on what it can't hydrate at once.
  addEventListener('click', openForClick, true)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      gate.open()
      observer.disconnect()
    },
    { rootMargin: `${ahead}px 0px` },
  )
  observer.observe(section)
  return () => {
    observer.disconnect()
    removeEventListener('hashchange', openForHash)
    removeEventListener('click', openForClick, true)
  }
}

/**
 * A navigation changes the router's contexts above the section. React can then not leave it unhydrated, and would hold
 * the navigation back until it is: for a page that is left, seconds of work on a slow phone. So the section stands
 * still meanwhile, as plain HTML. What is there after the navigation is rendered anew.
 */
function useStandstill(gate: Gate | null, section: RefObject<HTMLElement | null>) {
  const bringBack = useRef(() => {})
  const location = useLocation()
  const [first] = useState(location)
  const isIdle = useNavigation().state === 'idle'
  const [still, setStill] = useState<ChildNode[] | null>(null)
  // While drawing, because React comes to what is behind the gate in the same turn.
  if (gate && !gate.isOpen && !still && !(isIdle && location === first))
    setStill([...(section.current?.childNodes ?? [])])
  useLayoutEffect(() => {
    if (!still) return
    // React has taken its hands off them, and them out of the page.
    section.current?.append(...still)
    if (isIdle) {
      bringBack.current = holdPlace()
      gate?.open()
      // Not with the new page itself, which would wait for the section's script.
      startTransition(() => setStill(null))
    }
    return () => {
      for (const node of still) node.remove()
    }
  }, [gate, isIdle, section, still])
  return { isStill: !!still, bringBack }
}

/** Milliseconds after a navigation in which sections may still come to life above the place that its address names. */
const settling = 10_000

/** What comes to life above that place pushes it off the screen. Answers what brings it back, unless the reader has moved on. */
function holdPlace(): () => void {
  const { hash } = location
  const since = performance.now()
  let isHeld = hash !== ''
  for (const kind of ['wheel', 'touchmove', 'keydown'])
    addEventListener(
      kind,
      () => {
        isHeld = false
      },
      { once: true, passive: true },
    )
  return () => {
    // Whoever has followed another link meanwhile is elsewhere.
    if (isHeld && location.hash === hash && performance.now() - since < settling)
      document.getElementById(hash.slice(1))?.scrollIntoView()
  }
}

/** What the shared style sheet skips. */
function far(height: number) {
  return { 'data-far': '', style: { '--height': `${height}px` } as CSSProperties }
}

/**
 * Only an open gate lets hydration pass. That React comes a second time says nothing: it begins a hydration anew
 * whenever something more urgent has interrupted it.
 */
function BehindGate({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate && !gate.isOpen) use(gate.opened)
  if (import.meta.env.SSR) use(nextTurn())
  return children
}

/** On the server a long page is rendered section by section, and other visitors are answered in between. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Is hydrated together with what stands beside it. */
function OnHydrated({ onHydrated }: { onHydrated: () => void }) {
  const tell = useEffectEvent(onHydrated)
  useEffect(() => tell(), [])
  return null
}

function createGate(): Gate {
  let resolve = () => {}
  const opened = new Promise<void>((done) => {
    resolve = done
  })
  const gate = {
    isOpen: false,
    opened,
    open() {
      gate.isOpen = true
      resolve()
    },
  }
  return gate
}
