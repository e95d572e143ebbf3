import { createHash } from 'node:crypto'
import type { Manifest } from './manifest.ts'

/** The picture that a link to a page shows when it is shared. */
export type ShareCard = { file: string; picture: string; title: string; price: string }

/** Raised when artwork/share.ts draws the same words in another way, so that cards get new addresses. */
const designVersion = 2

/** The file's name carries a hash of everything that the card shows. */
export function shareCardFor(
  manifest: Manifest,
  { id, picture, title, price }: { id: string; picture: string; title: string; price: string },
): ShareCard {
  const scene = manifest.find(picture, 'wide') ?? manifest.find('site/default', 'wide')
  const name = scene?.name ?? picture
  const hash = createHash('sha256')
    .update(JSON.stringify([designVersion, scene?.hash, title, price]))
    .digest('hex')
    .slice(0, 12)
  return { file: `share-${id}.${hash}.jpg`, picture: name, title, price }
}

export function shareAddress(card: ShareCard): string {
  return `/images/share/${card.file.slice('share-'.length)}`
}
