import type { StructuredNode } from './structured-node.ts'

type Listed = { title: string; href: string }

/** The cards of a list in their order; one that begins later than the first says where. */
export function itemList(
  siteUrl: string,
  { name, items, start = 0 }: { name: string; items: readonly Listed[]; start?: number },
): StructuredNode {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: items.map(({ title, href }, i) => ({
      '@type': 'ListItem',
      position: start + i + 1,
      name: title,
      // Under a chosen month a card leads to that month of the one page.
      url: siteUrl + href.replace(/\?.*/, ''),
    })),
  }
}
