import type { Control, Field, Fields, Option, Way } from './field.ts'

type Held = { readonly [name: string]: unknown }
type ListField = Extract<Field, { control: 'list' }>

/** No list of the content is longer than half of this. */
const mostEntries = 80

/**
 * The same content with what a form says in these fields. What the form does not hold stays as it was; what is no number stays as it was typed, so that the rules can
 * say what is wrong with it.
 */
export function readFields(fields: Fields, form: URLSearchParams, old: Held, at = ''): object {
  const next: Record<string, unknown> = { ...old }
  for (const [name, field] of Object.entries(fields)) {
    const value = readField(field, form, old[name], at + name)
    if (value === undefined) delete next[name]
    else next[name] = value
  }
  return next
}

/** How many entries of a list stand in a form. */
export const countName = (at: string) => `${at}.entries`
/** Which shape somebody chose. */
export const wayName = (at: string) => `${at}.way`

function readField(field: Field, form: URLSearchParams, old: unknown, at: string): unknown {
  const isEmptied = (value: unknown) => field.optional && (value === '' || isEmptyList(value))
  const value = readControl(field, form, old, at)
  return isEmptied(value) && !isEmptyList(old) ? undefined : value
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function readControl(field: Field, form: URLSearchParams, old: unknown, at: string): unknown {
  const typed = form.get(at)
  switch (field.control) {
    case 'fixed':
      return old
    case 'text':
    case 'date':
    case 'place':
      // What nobody has written yet is null in some of the pages.
      return typed === null || (typed === '' && old === null) ? old : lined(typed)
    case 'number':
      return typed === null ? old : numberOf(typed)
    case 'choice':
      return typed === null ? old : (known(field.options, typed)?.value ?? undefined)
    case 'flag':
      return typed !== null ? true : old === false ? false : undefined
    case 'tick':
      return typed !== null ? true : field.optional && old !== false ? undefined : false
    case 'several':
      return severalOf(field.options, form.getAll(at), old)
    case 'texts':
      return typed === null
        ? old
        : lined(typed)
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean)
    case 'picture':
      return pictureOf(form, old, at)
    case 'pictures':
      return entriesOf(form, at, old, (i) => pictureOf(form, '', `${at}.${i}`)).filter((one) => one !== '')
    case 'dated':
      return datedOf(form, old, at)
    case 'group':
      return readFields(field.fields, form, heldOf(old), `${at}.`)
    case 'list':
      return listOf(field, form, old, at)
    case 'either':
      return eitherOf(field, form, old, at)
  }
}

const lined = (typed: string) => typed.replace(/\r\n?/g, '\n').trim()

function numberOf(typed: string): number | string | undefined {
  const plain = typed.replace(/[₹,\s]/g, '')
  if (plain === '') return undefined
  return /^-?\d{1,12}(\.\d{1,8})?$/.test(plain) ? Number(plain) : typed.trim()
}

function known(options: readonly Option[], typed: string): Option | undefined {
  return options.find(({ value }) => String(value) === typed)
}

/** In the order that they had, then in that of the form. */
function severalOf(options: readonly Option[], chosen: string[], old: unknown): unknown[] {
  const values = options.filter(({ value }) => chosen.includes(String(value))).map(({ value }) => value)
  const kept = Array.isArray(old) ? old.filter((value) => values.includes(value)) : []
  const added = values.filter((value) => !kept.includes(value))
  return [...kept, ...added]
}

function pictureOf(form: URLSearchParams, old: unknown, at: string): unknown {
  const url = form.get(`${at}.url`)?.trim()
  if (url) return { url, alt: lined(form.get(`${at}.alt`) ?? '') }
  const name = form.get(at)
  return name === null ? old : name.trim()
}

function entriesOf<Entry>(
  form: URLSearchParams,
  at: string,
  old: unknown,
  read: (i: number, was: unknown) => Entry,
): unknown[] {
  const held: unknown[] = Array.isArray(old) ? old : []
  const count = form.get(countName(at))
  if (count === null) return held
  const many = Math.min(Number(/^\d{1,3}$/.test(count) ? count : 0), mostEntries)
  return Array.from({ length: many }, (_, i) => read(i, held[i]))
}

function listOf({ fields }: ListField, form: URLSearchParams, old: unknown, at: string): unknown[] {
  return entriesOf(form, at, old, (i, was) => readFields(fields, form, heldOf(was), `${at}.${i}.`))
}

function datedOf(form: URLSearchParams, old: unknown, at: string): unknown {
  if (!form.has(countName(at))) return old
  const rows = entriesOf(form, at, [], (i) => [
    lined(form.get(`${at}.${i}.date`) ?? ''),
    numberOf(form.get(`${at}.${i}.count`) ?? '') ?? 0,
  ]) as [string, unknown][]
  const dated = rows.filter(([date]) => date !== '')
  return dated.length === 0 ? undefined : Object.fromEntries(dated)
}

function eitherOf(
  { ways }: Extract<Control, { control: 'either' }>,
  form: URLSearchParams,
  old: unknown,
  at: string,
): unknown {
  const chosen = form.get(wayName(at))
  if (chosen === null) return old
  const way = ways.find((one) => one.way === chosen)
  if (!way) return undefined
  return readFields(way.fields, form, way === wayOf(ways, old) ? heldOf(old) : {}, `${at}.`)
}

/** The shape that a value has; null where there is none. */
export function wayOf(ways: readonly Way[], value: unknown): Way | null {
  if (typeof value !== 'object' || value === null) return null
  return ways.find(({ has }) => Object.hasOwn(value, has)) ?? ways[0] ?? null
}

/** What an entry or a group holds; nothing where it is something else. */
export function heldOf(value: unknown): Held {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Held) : {}
}
