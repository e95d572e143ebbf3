import type { Section } from './field.ts'
import { findField } from './find-field.ts'
import { heldOf } from './read-fields.ts'

/** What a button of a list does: 'up itinerary 2'. */
type ListChange = 'add' | 'remove' | 'up' | 'down'

export function changeName(change: ListChange, at: string, entry = 0): string {
  return `${change} ${at} ${entry}`
}

/** The same content with an entry of a list more, away or in another place; as it was where there is no such list. */
export function changeList(sections: readonly Section[], body: object, wish: string): object {
  const [, change, at = '', entry] = /^(add|remove|up|down) ([\w./-]{1,120}) (\d{1,3})$/.exec(wish) ?? []
  const found = findField(sections, at)
  if (!found || found.at !== at || (found.field.control !== 'list' && found.field.control !== 'pictures'))
    return body
  const isPictures = found.field.control === 'pictures'
  return changedAt(body, at.split('.'), (old) =>
    moved(Array.isArray(old) ? old : [], change as ListChange, Number(entry), isPictures ? '' : {}),
  ) as object
}

function changedAt(held: unknown, [key, ...rest]: string[], change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(held)
  if (Array.isArray(held))
    return held.map((part, i) => (String(i) === key ? changedAt(part, rest, change) : part))
  const fields = heldOf(held)
  return { ...fields, [key]: changedAt(fields[key], rest, change) }
}

function moved(entries: unknown[], change: ListChange, i: number, empty: unknown): unknown[] {
  if (change === 'add') return [...entries, empty]
  if (i >= entries.length) return entries
  if (change === 'remove') return entries.toSpliced(i, 1)
  const to = change === 'up' ? i - 1 : i + 1
  return to < 0 || to >= entries.length ? entries : entries.toSpliced(i, 1).toSpliced(to, 0, entries[i])
}

/** The same with a picture more: 'pick gallery ladakh/day'. */
export function pickPicture(sections: readonly Section[], body: object, wish: string): object {
  const [, at = '', name] = /^pick ([\w./-]{1,120}) ([\w/-]{1,200})$/.exec(wish) ?? []
  if (name === undefined || findField(sections, at)?.field.control !== 'pictures') return body
  return changedAt(body, at.split('.'), (old) => [...(Array.isArray(old) ? old : []), name]) as object
}
