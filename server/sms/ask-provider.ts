export type ProviderAnswer =
  | { arrived: true; status: number; body: Record<string, unknown> }
  | { arrived: false; problem: string }

/** How long a provider may take, in milliseconds. */
export const providerTimeout = 10_000

/** Posts to a provider and reads its answer, which should be JSON but need not be. Follows no redirect: the keys are for this host alone. */
export async function askProvider(
  url: string,
  request: RequestInit,
  timeout: number,
): Promise<ProviderAnswer> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const answer = await fetch(url, { ...request, method: 'POST', redirect: 'manual', signal })
    return { arrived: true, status: answer.status, body: asObject(await answer.text()) }
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return {
      arrived: false,
      problem: late ? 'The provider did not answer in time' : 'The provider could not be reached',
    }
  }
}

function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
