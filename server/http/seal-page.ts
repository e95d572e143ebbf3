import { createHash } from 'node:crypto'

export type SealedPage = { html: string; scriptHashes: string[] }

/**
 * Turns the nonce that marks our own inline scripts into their hashes, so that the page can be kept with its policy.
 * A script without the nonce gets no hash and does not run.
 */
export function sealPage(rendered: string, nonce: string): SealedPage {
  const attribute = ` nonce="${nonce}"`
  const scriptHashes = new Set<string>()
  // By its ends: a pattern would be tried on every letter of a long page.
  for (let at = rendered.indexOf('<script'); at !== -1; ) {
    const tagEnd = rendered.indexOf('>', at)
    const end = rendered.indexOf('</script>', tagEnd)
    if (tagEnd === -1 || end === -1) break
    const body = rendered.slice(tagEnd + 1, end)
    if (body && rendered.slice(at, tagEnd).includes(attribute))
      scriptHashes.add(createHash('sha256').update(body).digest('base64'))
    at = rendered.indexOf('<script', end)
  }
  return { html: rendered.replaceAll(attribute, ''), scriptHashes: [...scriptHashes] }
}
