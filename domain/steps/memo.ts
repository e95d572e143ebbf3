export type Memo<Thing extends object, Made> = {
  get: (thing: Thing) => Made | undefined
  set: (thing: Thing, made: Made) => void
}

/**
 * What was made of things, kept with each thing itself, where no copy, comparison or JSON of it sees it, and gone when it is gone.
 * Not in a WeakMap: what only a weak map leads to is visited while all else stands still, which at 10,000 trips took half of the collector's longest pause.
 */
export function createMemo<Thing extends object, Made>(): Memo<Thing, Made> {
  const key = Symbol('memo')
  return {
    get: (thing) => (thing as { [key]?: Made })[key],
    set(thing, made) {
      Object.defineProperty(thing, key, {
        value: made,
        enumerable: false,
        configurable: true,
        writable: true,
      })
    },
  }
}
