import type { IncomingMessage } from 'node:http'

/** One header, without making Node parse them all into an object. The name in small letters. */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const candidate = rawHeaders[i] as string
    if (candidate.length === name.length && candidate.toLowerCase() === name) return rawHeaders[i + 1]
  }
  return undefined
}
