import { createMemo } from './memo.ts'

/** Made once of each thing, and forgotten with it: what an edition leaves as it was is not made again for the next. */
export function onceEach<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const memo = createMemo<Thing, { made: Made }>()
  return (thing) => {
    const known = memo.get(thing)
    if (known) return known.made
    const made = make(thing)
    memo.set(thing, { made })
    return made
  }
}
