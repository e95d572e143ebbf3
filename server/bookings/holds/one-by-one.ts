/**
 * Work of the same key one after another, in the order in which it came. The database would keep them apart as well, but each that waits there has a
 * connection of the pool: a crowd behind one address would leave none for others.
 */
export function createOneByOne() {
  const lastOf = new Map<string, Promise<unknown>>()

  return async function oneByOne<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = lastOf.get(key)
    const result = before ? before.then(work, work) : work()
    lastOf.set(key, result)
    try {
      return await result
    } finally {
      if (lastOf.get(key) === result) lastOf.delete(key)
    }
  }
}
