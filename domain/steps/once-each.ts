/** Made once of each thing, and forgotten with it: what an edition leaves as it was is not made again for the next. */
export function onceEach<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const known = new WeakMap<Thing, { made: Made }>()
  return (thing) => {
    const found = known.get(thing) ?? { made: make(thing) }
    known.set(thing, found)
    return found.made
  }
}
