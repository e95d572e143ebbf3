import { createHash } from 'node:crypto'

export type SealedPage = { html: string; scriptHashes: string[] }

/**
 * Turns the nonce that marks our own inline scripts into their hashes, so that the page can be kept with its policy.
 * A script without the nonce gets no hash and does not run.
 */
export function sealPage(rendered: string, nonce: string): SealedPage {
  const attribute = ` nonce="${nonce}"`
  const scriptHashes = new Set<string>()
  for (const [, attributes, body] of rendered.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (body && attributes?.includes(attribute))
      scriptHashes.add(createHash('sha256').update(body).digest('base64'))
  }
  return { html: rendered.replaceAll(attribute, ''), scriptHashes: [...scriptHashes] }
}
