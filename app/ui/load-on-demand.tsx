import { lazy, type MouseEvent, type ReactNode, useState } from 'react'
import { claimClick } from './claim-click.ts'

/** Milliseconds before the second try for a script that was asked for by hydration. */
const retryDelay = 3_000

type Drawn<Props> = (props: Props) => ReactNode
export type LoadedOnDemand<Props extends object> = ReturnType<typeof loadOnDemand<Props>>

/**
 * A component whose script is loaded lazily, when it is drawn or preloaded. It is drawn at once where the script is
 * there already. Where it may be drawn before that, a `Suspense` or `HydrateWhenNear` stands around it; if the script
 * can't be had, the server's HTML stays.
 */
export function loadOnDemand<Props extends object>(importComponent: () => Promise<Drawn<Props>>) {
  let loaded: Drawn<Props> | null = null
  async function load(): Promise<Drawn<Props>> {
    loaded ??= await importComponent()
    return loaded
  }
  const Lazy = lazy(() =>
    load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, retryDelay)).then(load))
      .then(
        (component) => ({ default: component }),
        () => new Promise<never>(() => {}),
      ),
  )
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when its module is read.
  function Component(props: Props) {
    // Chosen once: another kind of element would begin anew, without its state and focus.
    const [Loaded] = useState(() => loaded)
    return Loaded ? <Loaded {...props} /> : <Lazy {...props} />
  }
  return {
    Component,
    load,
    /** For hover, focus and touch. A failure shows when the component is asked for. */
    preload() {
      load().catch(() => {})
    },
    /**
     * Answers the click of a link that opens the component in place. It is shown once its script is there, never
     * through a fallback; when the script can't be had, the link leads where it says.
     */
    open(event: MouseEvent<HTMLAnchorElement>, show: () => void) {
      if (!claimClick(event)) return
      const { href, hash } = event.currentTarget
      load()
        .catch(load)
        .then(show, () => {
          // A place on this page is scrolled to: for a navigation React would empty a footer whose script is lost too.
          const place = document.getElementById(hash.slice(1))
          if (place) place.scrollIntoView()
          else location.assign(href)
        })
    },
  }
}
