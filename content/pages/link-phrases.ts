import type { LinkPhrases } from '#domain/posts/link-phrases.ts'

/** Words that lead to a page wherever a paragraph of a post says them, in any case. */
export const linkPhrases: LinkPhrases = {
  '/backpacking': ['backpacking trips', 'backpacking', 'backpackers'],
  '/honeymoon-packages': ['honeymoon packages', 'honeymoons', 'honeymoon', 'honeymooners'],
  '/family-tours': ['family tours', 'family trip', 'family holiday', 'with children', 'with small children'],
  '/long-weekend-trips': ['long weekend trips', 'long weekends', 'long weekend'],
  '/india/ladakh': ['Ladakh'],
  '/india/himachal-pradesh': ['Himachal Pradesh', 'Himachal'],
  '/india/kerala': ['Kerala'],
  '/india/goa': ['Goa'],
  '/world/thailand': ['Thailand'],
  '/world/singapore': ['Singapore'],
  '/world/bali': ['Bali'],
  '/world/maldives': ['the Maldives', 'Maldives'],
  '/customized': ['customised trips', 'customised trip', 'private trip', 'made to measure'],
}
