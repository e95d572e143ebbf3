import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ChooseCovers } from './choose-covers.ts'

/** As many as stand side by side on a desk. */
const perRow = 4

/** The pictures of the cards with which the home page's rails and the listings begin. */
export function firstCovers(
  { lists, listByIds }: Pick<Catalogue, 'lists' | 'listByIds'>,
  chooseCovers: ChooseCovers,
): string[] {
  const covers = Object.values(lists).flatMap((list) => chooseCovers(listByIds(list)).slice(0, perRow))
  return [...new Set(covers.filter((cover) => typeof cover === 'string'))]
}
