import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { placeSchema, postSchema, tripSchema } from '../../content/schema.ts'
import type { Section } from '../../domain/content/fields/field.ts'
import { findField, labelOf } from '../../domain/content/fields/find-field.ts'
import { placeSections } from '../../domain/content/fields/place-fields.ts'
import { postSections } from '../../domain/content/fields/post-fields.ts'
import { tripSections } from '../../domain/content/fields/trip-fields.ts'

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  getter?: (input: unknown) => Schema
  pipe?: Schema[]
}

/** What decides between the shapes that a field may have. */
const inputs = ['', {}, { none: '' }, { dates: [] }]

/** The ways to all that the schema names below it. */
function waysIn(schema: Schema, way: string): string[] {
  const below = (key: string) => (way === '' ? key : `${way}.${key}`)
  if (schema.type === 'lazy')
    return [...new Set(inputs.flatMap((input) => waysIn(schema.getter?.(input) as Schema, way)))]
  if (schema.wrapped) return waysIn(schema.wrapped, way)
  if (schema.entries) return Object.entries(schema.entries).flatMap(([key, part]) => waysIn(part, below(key)))
  if (schema.item) return waysIn(schema.item, below('0'))
  return [schema.type === 'record' ? below('2027-05-01') : way]
}

const kinds: [string, v.GenericSchema, readonly Section[]][] = [
  ['trip', tripSchema, tripSections],
  ['post', postSchema, postSections],
  ['place', placeSchema, placeSections],
]

test.each(kinds)('every field of a %s has a row in the form', (_, schema, sections) => {
  const ways = waysIn(schema as Schema, '')
  expect(ways.length).toBeGreaterThan(8)
  expect(ways.filter((way) => !isShown(sections, way))).toEqual([])
  const names = sections.flatMap(({ fields }) => Object.keys(fields))
  expect(names.toSorted()).toEqual(Object.keys((schema as Schema).entries ?? {}).toSorted())
})

/** By a control of its own, or by one that shows all of its list. */
function isShown(sections: readonly Section[], way: string): boolean {
  const found = findField(sections, way)
  if (!found) return false
  const { control } = found.field
  if (control === 'group' || control === 'list' || control === 'either') return false
  const rest = way.slice(found.at.length)
  return rest === '' || ['texts', 'several', 'pictures', 'picture', 'dated'].includes(control)
}

test('a path is named as people would', () => {
  expect(labelOf(tripSections, 'itinerary.2.title')).toBe('Day 3, Title')
  expect(labelOf(tripSections, 'facts.ages.note')).toBe('Ages, Note on ages')
  expect(labelOf(tripSections, 'highlights.1')).toBe('Highlights, line 2')
  expect(labelOf(tripSections, 'departures.soldElsewhere.2027-05-01')).toContain('2027-05-01')
  expect(labelOf(tripSections, 'nothing.0')).toBe('nothing.0')
})
