import { createHash } from 'node:crypto'
import type { Manifest } from './manifest.ts'

/** The picture that a link to a page shows when it is shared. */
export type ShareCard = { name: string; file: string; picture: string; title: string; price: string }

/** Raised when artwork/share.ts draws the same words in another way, so that cards get new addresses. */
const designVersion = 2

/** The card of the home page: pages without one of their own show it too. */
export const homeCard = 'page/home'

/** Where cards stand; what follows is the card's name and the hash of what it shows. */
const folder = '/images/share/'
const addressPattern = /^\/images\/share\/((?:[a-z0-9-]+\/)+[a-z0-9-]+)\.[0-9a-f]{12}\.jpg$/

/** The file's name carries a hash of everything that the card shows. Names hold no dots, so no two share a file. */
export function shareCardFor(
  manifest: Manifest,
  { name, picture, title, price }: { name: string; picture: string; title: string; price: string },
): ShareCard {
  const scene = manifest.find(picture, 'wide') ?? manifest.find('site/default', 'wide')
  const hash = createHash('sha256')
    .update(JSON.stringify([designVersion, scene?.hash, title, price]))
    .digest('hex')
    .slice(0, 12)
  const file = `share-${name.replaceAll('/', '.')}.${hash}.jpg`
  return { name, file, picture: scene?.name ?? picture, title, price }
}

export function shareAddress({ name, file }: ShareCard): string {
  const hash = file.split('.').at(-2)
  return `${folder}${name}.${hash}.jpg`
}

/** The name of the card at an address, whichever its hash. */
export function shareNameAt(path: string): string | undefined {
  return addressPattern.exec(path)?.[1]
}
