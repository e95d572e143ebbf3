import type { StructuredNode } from './structured-node.ts'

/** A step of the way to a page, as its breadcrumbs show it. */
export type Crumb = { label: string; to: string }

/** Where every way begins. */
export const home: Crumb = { label: 'Home', to: '/' }

export function breadcrumbList(siteUrl: string, trail: readonly Crumb[]): StructuredNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: siteUrl + to,
    })),
  }
}
