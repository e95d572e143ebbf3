import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'

/** How far below the screen a section wakes up. */
const reach = '300px 0px'

type Gate = { opened: Promise<void>; open: () => void; met: boolean }
type NearProps = { id: string; className?: string; children: ReactNode }

/**
 * A section whose words come with the page and whose browser work (listeners, measures) starts when the reader is
 * near: React leaves the server's HTML alone until then. A click or a key inside wakes it at once.
 */
export function Near({ id, className, children }: NearProps) {
  const section = useRef<HTMLElement>(null)
  // Only HTML that the server sent can wait; a section made in the browser has nothing to show meanwhile.
  const [gate] = useState(() =>
    typeof document !== 'undefined' && document.getElementById(id) ? createGate() : null,
  )

  useEffect(() => {
    if (!gate || !section.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        gate.open()
        observer.disconnect()
      },
      { rootMargin: reach },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [gate])

  return (
    <section ref={section} id={id} className={className}>
      <Suspense>
        <Behind gate={gate}>{children}</Behind>
      </Suspense>
    </section>
  )
}

function Behind({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  // React comes a second time when the gate opens, or when something (a click, a navigation) needs the section now.
  if (gate && !gate.met) {
    gate.met = true
    use(gate.opened)
  }
  return children
}

function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve, met: false }
}
