import { formatRupees } from '../money/money.ts'
import type { Field, Fields, Option, Section } from './fields/field.ts'
import { heldOf, wayOf } from './fields/read-fields.ts'

/** What a change does to one field, in words. `was` and `is` are empty where there is nothing, or where the text is too long for a line: then `what` says all. */
export type Difference = {
  /** The path of the control that shows it. */
  at: string
  /** 'Price of Double Sharing', 'Day 3, Text'. */
  label: string
  kind: 'changed' | 'added' | 'removed' | 'moved'
  was: string
  is: string
}

/** Where two bodies of one thing differ, field by field, in the order of its form. */
export function differences(sections: readonly Section[], was: unknown, is: unknown): Difference[] {
  return sections.flatMap(({ fields }) => inFields(fields, was, is, { at: '', trail: [] }))
}

/** 'Price: ₹18,999 → ₹17,999', in a line. */
export function lineOf({ label, kind, was, is }: Difference): string {
  if (kind === 'moved') return `${label}: moved, ${is}`
  if (kind === 'added') return is === '' || isLong({ was, is }) ? `${label}: added` : `${label}: added, ${is}`
  if (kind === 'removed')
    return was === '' || isLong({ was, is }) ? `${label}: removed` : `${label}: removed, ${was}`
  if (isLong({ was, is })) return `${label}: text changed`
  return `${label}: ${was || 'nothing'} → ${is || 'nothing'}`
}

/** Whether a line can't hold it. */
export function isLong({ was, is }: Pick<Difference, 'was' | 'is'>): boolean {
  return [was, is].some((text) => text.length > 70 || text.includes('\n'))
}

/** `of` names the entry in which a field stands: 'Price of Double Sharing'. */
type Place = { at: string; trail: string[]; of?: string }

function inFields(fields: Fields, was: unknown, is: unknown, place: Place): Difference[] {
  const [left, right] = [heldOf(was), heldOf(is)]
  return Object.entries(fields).flatMap(([name, field]) =>
    inField(field, left[name], right[name], { ...place, at: place.at + name }),
  )
}

function inField(field: Field, was: unknown, is: unknown, { at, trail, of }: Place): Difference[] {
  if (isSame(was, is) || (field.control === 'several' && isSame(sorted(was), sorted(is)))) return []
  const inside = { at: `${at}.`, of, trail: isNamed(field, trail) ? [...trail, field.label] : trail }
  if (field.control === 'group') return inFields(field.fields, was, is, inside)
  if (field.control === 'list') return inList(field, was, is, { at, trail })
  if (field.control === 'either') {
    const [left, right] = [wayOf(field.ways, was), wayOf(field.ways, is)]
    if (left && left === right) return inFields(left.fields, was, is, inside)
  }
  const label = [...trail, field.label].join(', ') + (of ? ` of ${of}` : '')
  const [before, after] = [sayValue(field, was), sayValue(field, is)]
  const kind = before === '' ? 'added' : after === '' ? 'removed' : 'changed'
  return [{ at, label, kind, was: before, is: after }]
}

/** The name of a group says no more than the names of its fields, but for facts of one thing. */
function isNamed(field: Field, trail: string[]): boolean {
  return field.control !== 'group' || trail.length > 0 || field.label !== 'Facts'
}

type ListField = Extract<Field, { control: 'list' }>

/** An entry that went to another place is one that moved; all others are matched in their order. */
function inList(field: ListField, was: unknown, is: unknown, { at, trail }: Place): Difference[] {
  const [left, right] = [entriesOf(was), entriesOf(is)]
  const pairs = pairUp(left, right)
  const kept = inOrder(pairs)
  const nameOf = (i: number, entry: unknown) =>
    [...trail, `${field.one} ${i + 1}`, firstWords(entry)].filter(Boolean).join(', ')
  const removed = [...left.keys()]
    .filter((i) => !pairs.some(([from]) => from === i))
    .map((i): Difference => ({ at, label: nameOf(i, left[i]), kind: 'removed', was: '', is: '' }))
  const others = right.flatMap((entry, j): Difference[] => {
    const pair = pairs.find(([, to]) => to === j)
    const here = { at: `${at}.${j}`, label: nameOf(j, entry), was: '', is: '' }
    if (!pair) return [{ ...here, kind: 'added' }]
    const from = left[pair[0]]
    const place = placeOf(field, { at: `${at}.${j}.`, trail }, j, from)
    const changes = inFields(field.fields, from, entry, place)
    if (kept.includes(pair)) return changes
    return [{ ...here, kind: 'moved', is: `it was ${field.one.toLowerCase()} ${pair[0] + 1}` }, ...changes]
  })
  return [...removed, ...others]
}

/** Longer names stand in no label. */
const longestName = 40

/** A package is known by its name, a day and a question by their number. */
function placeOf({ one }: ListField, { at, trail }: Place, i: number, entry: unknown): Place {
  const name = firstWords(entry)
  const isKnownByName = name !== '' && name.length <= longestName && one !== 'Day'
  return isKnownByName ? { at, trail, of: name } : { at, trail: [...trail, `${one} ${i + 1}`] }
}

type Pair = [from: number, to: number]

/** First what is the same, then what has the same name, then, where as many are left of each, the rest in their order. */
function pairUp(left: unknown[], right: unknown[]): Pair[] {
  const pairs: Pair[] = []
  const restOf = (entries: unknown[], side: 0 | 1) =>
    [...entries.keys()].filter((i) => !pairs.some((pair) => pair[side] === i))
  const match = (isAlike: (a: unknown, b: unknown) => boolean) => {
    for (const i of restOf(left, 0)) {
      // The nearest of several that are alike.
      const [j] = restOf(right, 1)
        .filter((at) => isAlike(left[i], right[at]))
        .toSorted((a, b) => Math.abs(a - i) - Math.abs(b - i))
      if (j !== undefined) pairs.push([i, j])
    }
  }
  match(isSame)
  match((a, b) => firstWords(a) !== '' && firstWords(a) === firstWords(b))
  const [from, to] = [restOf(left, 0), restOf(right, 1)]
  if (from.length === to.length) for (const [n, i] of from.entries()) pairs.push([i, to[n] ?? 0])
  return pairs
}

/** The longest run of pairs that stand in the same order on both sides. */
function inOrder(pairs: readonly Pair[]): Pair[] {
  const sorted = pairs.toSorted(([a], [b]) => a - b)
  const best: Pair[][] = []
  for (const [n, pair] of sorted.entries()) {
    const before = best
      .slice(0, n)
      .filter((run) => (run.at(-1)?.[1] ?? -1) < pair[1])
      .toSorted((a, b) => b.length - a.length)[0]
    best.push([...(before ?? []), pair])
  }
  return best.toSorted((a, b) => b.length - a.length)[0] ?? []
}

function entriesOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Of things that were ticked the order says nothing. */
function sorted(value: unknown): unknown[] {
  return entriesOf(value).toSorted()
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

/** What an entry begins with: its title, its question, its date. */
function firstWords(value: unknown): string {
  const words = Object.values(heldOf(value)).find((part) => typeof part === 'string' && part !== '')
  return typeof words === 'string' ? words : ''
}

/** As people read it. */
function sayValue(field: Field, value: unknown): string {
  if (value === undefined || value === null || value === '') {
    return field.control === 'flag' ? 'no' : field.control === 'either' ? (field.absent ?? '') : ''
  }
  switch (field.control) {
    case 'number':
      return sayNumber(value, field.unit)
    case 'flag':
    case 'tick':
      return value === true ? 'yes' : 'no'
    case 'choice':
      return titleOf(field.options, value)
    case 'several':
      return entriesOf(value)
        .map((one) => titleOf(field.options, one))
        .join(', ')
    case 'texts':
      return entriesOf(value).join('\n')
    case 'pictures':
      return entriesOf(value).map(sayPicture).join(', ')
    case 'picture':
      return sayPicture(value)
    case 'dated':
      return Object.entries(heldOf(value))
        .map(([date, count]) => `${date}: ${count}`)
        .join(', ')
    case 'either':
      return wayOf(field.ways, value)?.title ?? ''
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

function sayNumber(value: unknown, unit: string | undefined): string {
  if (typeof value !== 'number') return String(value)
  if (unit === '₹') return formatRupees(value)
  const plain = value.toLocaleString('en-IN', { maximumFractionDigits: 8 })
  return unit === '%' ? `${plain}%` : plain
}

function titleOf(options: readonly Option[], value: unknown): string {
  return options.find((option) => option.value === value)?.title ?? String(value)
}

function sayPicture(value: unknown): string {
  const { url } = heldOf(value)
  return typeof url === 'string' ? `photograph ${url.slice(-8)}` : String(value)
}
