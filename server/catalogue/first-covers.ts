import type { Catalogue } from './catalogue.ts'

/** As many as stand side by side on a desk. */
const perRow = 4

/** The pictures of the cards with which the home page's rails and the listings begin. */
export function firstCovers({ lists, listByIds }: Pick<Catalogue, 'lists' | 'listByIds'>): string[] {
  const ids = Object.values(lists).flatMap((list) => list.slice(0, perRow))
  const covers = listByIds(ids).map(({ cover }) => cover)
  return [...new Set(covers.filter((cover) => typeof cover === 'string'))]
}
