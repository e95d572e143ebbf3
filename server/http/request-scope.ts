import { AsyncLocalStorage } from 'node:async_hooks'

/** Which request the work under way belongs to. The built app has no copy of its own: it is handed `inRequest`, so that the log knows what it says. */
const scope = new AsyncLocalStorage<string | undefined>()

export type InRequest = <Result>(id: string, work: () => Result) => Result

/** All that this work logs carries the id, however much later. */
export const inRequest: InRequest = (id, work) => scope.run(id, work)

export function currentRequestId(): string | undefined {
  return scope.getStore()
}

/** For what others use too, though one request happens to set it off, such as a connection of the pool. */
export function outsideRequests<Args extends unknown[]>(work: (...args: Args) => void): typeof work {
  return (...args) => scope.run(undefined, work, ...args)
}
