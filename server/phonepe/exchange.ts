/** What came back: a status with its body (undefined unless it is JSON), or nothing in time. */
export type Exchange =
  | { arrived: true; status: number; body: unknown }
  | { arrived: false; problem: 'timeout' | 'unreachable' }

/** Follows no redirect: keys and tokens are for this host alone. */
export async function exchange(url: string, request: RequestInit, signal: AbortSignal): Promise<Exchange> {
  try {
    const answer = await fetch(url, { ...request, redirect: 'manual', signal })
    return { arrived: true, status: answer.status, body: parse(await answer.text()) }
  } catch {
    return { arrived: false, problem: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
