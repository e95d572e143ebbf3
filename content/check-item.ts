import type { Item, Problem } from '#domain/content/kinds.ts'
import type { Pages } from './content.ts'
import { fileOf, idIn, listItems, pageSource, type RawSite } from './kinds.ts'
import { misfitsOf } from './rules/page-fields.ts'

const idFields = { trip: 'id', place: 'id', post: 'slug', coupon: 'code' } as const

/** What must hold of a thing before any rule can be asked about it: that it has its own id and file, and, of a page, the fields of its schema. */
export function checkItem(item: Item, site: RawSite): Problem[] {
  const { kind, id, source, value } = item
  const file = fileOf(kind, source)
  const others = listItems(site).filter((other) => other.kind === kind)
  const known = others.find((other) => other.id === id)
  if (kind === 'site') {
    if (known && source === id) return []
    return [{ file, field: 'id', message: 'there is no such file: write company or seller' }]
  }
  if (kind === 'page') {
    if (!known || source !== pageSource(id))
      return [{ file, field: 'id', message: `there is no page "${id}": write one of content/pages` }]
    return misfitsOf(id as keyof Pages, value)
  }
  const problems: Problem[] = []
  if (idIn(kind, value) !== id)
    problems.push({
      file,
      field: idFields[kind],
      message: `write "${id}": an id stays as it is`,
    })
  if (known && known.source !== source)
    problems.push({ file, field: 'source', message: `it stands in ${known.source} already: leave it there` })
  if ((kind === 'post' || kind === 'coupon') && source !== id)
    problems.push({ file, field: 'source', message: `a ${kind} stands under its own name: write "${id}"` })
  // Several places stand in a file.
  if (kind !== 'place' && others.some((other) => other.source === source && other.id !== id))
    problems.push({ file, field: 'source', message: 'another one stands there: write another name' })
  return problems
}
