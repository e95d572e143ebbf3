/** What a service worker finds around it, as far as ours uses it: the types of the page and of workers exclude each other. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = ExtendableEvent & {
  request: Request
  /** Of the tab that asks. */
  clientId: string
  respondWith: (answer: Promise<Response>) => void
}
type WorkerMessage = ExtendableEvent & {
  data: unknown
  source: { postMessage: (message: unknown) => void } | null
}
type WorkerEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: WorkerMessage
}

export const workerScope = globalThis as unknown as {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  location: Location
  skipWaiting: () => Promise<void>
  registration: { waiting: object | null; installing: object | null }
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<{ url: string; navigate: (address: string) => Promise<unknown> } | undefined>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly object[]>
  }
}
