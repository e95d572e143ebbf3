/** What came of reaching for something. The note is for anybody's eyes: no value of a setting stands in it. */
export type Reached = { ok: boolean; note: string }

/** How long each may take, in milliseconds. */
export const timeLimit = 10_000

/** Asks once, follows no redirect and never throws. Of a failure the code alone is told: its message may repeat the address. */
export async function askAddress(
  url: string,
  request: RequestInit,
): Promise<{ status: number; body: string } | { problem: string }> {
  try {
    const signal = AbortSignal.timeout(timeLimit)
    const answer = await fetch(url, { ...request, redirect: 'manual', signal })
    return { status: answer.status, body: await answer.text() }
  } catch (error) {
    return { problem: codeOf(error) }
  }
}

/** Such as ECONNREFUSED, CERT_HAS_EXPIRED or TimeoutError. */
export function codeOf(error: unknown): string {
  const { cause, code, name } = error as NodeJS.ErrnoException
  return code ?? (cause as NodeJS.ErrnoException | undefined)?.code ?? name ?? 'unknown'
}
