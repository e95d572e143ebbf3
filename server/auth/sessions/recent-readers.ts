import type { TokenAuthority } from '../../identity/token-authority.ts'

type Verdict = Awaited<ReturnType<TokenAuthority['check']>>

/** Milliseconds. A session that was ended elsewhere reads on for no longer. */
const trustedFor = 3_000

/**
 * Asks whether somebody may read, once for all that a page asks for within three seconds; only a yes is remembered. By the time of this process
 * and not by the site's clock, which tests stop.
 */
export function createRecentReaders(): (reader: string, ask: () => Promise<Verdict>) => Promise<Verdict> {
  let known = new Map<string, Promise<Verdict>>()
  let since = performance.now()

  return async (reader, ask) => {
    if (performance.now() - since >= trustedFor) {
      known = new Map()
      since = performance.now()
    }
    const verdict = known.get(reader) ?? ask()
    known.set(reader, verdict)
    const forget = () => known.delete(reader)
    verdict.then((answer) => answer === 'ok' || forget(), forget)
    return verdict
  }
}
