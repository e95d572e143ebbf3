import type { Field, Fields, Section } from './field.ts'

/** Where a path of the content stands in the form, and how people name it. */
export type FoundField = {
  section: Section
  /** The control that shows it: of one line of several texts, the box of all. */
  field: Field
  /** The path of that control. */
  at: string
  /** 'Day 3, Title'. */
  label: string
}

/** `path` as problems and differences name it: 'itinerary.2.title'. Null where no field shows it. */
export function findField(sections: readonly Section[], path: string): FoundField | null {
  const [first = '', ...rest] = path.split('.')
  for (const section of sections) {
    const field = section.fields[first]
    if (field) return { section, ...walk(field, first, rest, []) }
  }
  return null
}

/** What a path is called: 'Day 3, Title'; the path itself where no field shows it. */
export function labelOf(sections: readonly Section[], path: string): string {
  return findField(sections, path)?.label ?? path
}

type Found = Omit<FoundField, 'section'>

function walk(field: Field, at: string, rest: string[], trail: string[]): Found {
  const here = (more: string[] = []): Found => ({
    field,
    at,
    label: [...trail, field.label, ...more].join(', '),
  })
  const [key, ...below] = rest
  if (key === undefined) return here()
  if (field.control === 'list') {
    if (!/^\d+$/.test(key)) return here()
    const entry = [...trail, `${field.one} ${Number(key) + 1}`]
    const [name, ...deeper] = below
    if (name === undefined) return { field, at, label: entry.join(', ') }
    const inside = field.fields[name]
    return inside ? walk(inside, `${at}.${key}.${name}`, deeper, entry) : here()
  }
  if (field.control === 'texts' || field.control === 'pictures')
    return here([`${field.control === 'texts' ? 'line' : 'picture'} ${Number(key) + 1}`])
  if (field.control === 'dated') return here([key])
  const inside = insideOf(field)[key]
  // What a group is called says no more than the names of its fields, but for facts of one thing.
  const named = field.control === 'group' && trail.length === 0 && at === 'facts' ? [] : [field.label]
  return inside ? walk(inside, `${at}.${key}`, below, [...trail, ...named]) : here()
}

function insideOf(field: Field): Fields {
  if (field.control === 'group') return field.fields
  if (field.control === 'either') return Object.assign({}, ...field.ways.map(({ fields }) => fields))
  return {}
}
