type Requests = typeof import('./code-requests.ts')

const load = () => import('./code-requests.ts')

/** auth-js is a hundred kilobytes: it comes while a number is typed. A failure shows when it is asked for. */
export function preloadAuth(): void {
  load().catch(() => {})
}

/** Null when its script can't be had. */
export async function askAuth<Answer>(ask: (requests: Requests) => Promise<Answer>): Promise<Answer | null> {
  const requests = await load().catch(() => null)
  return requests && ask(requests)
}
