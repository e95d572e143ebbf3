import { type ComponentType, Suspense, useState } from 'react'
import { lazyPart } from './lazy-part.ts'

/** A part with a script of its own that is drawn at once where the script is there already, as after a visit by link. */
export function readyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  async function load(): Promise<ComponentType<Props>> {
    loaded = await fetchPart()
    return loaded
  }
  const Lazy = lazyPart(load)
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when its module is read.
  function Part(props: Props) {
    // Chosen once: another kind of element would begin anew, without its state and focus.
    const [Ready] = useState(() => loaded)
    return <Suspense>{Ready ? <Ready {...props} /> : <Lazy {...props} />}</Suspense>
  }
  return { Part, load }
}
