import { couponSections } from '#domain/content/fields/coupon-fields.ts'
import type { Section } from '#domain/content/fields/field.ts'
import { sectionsOfValue } from '#domain/content/fields/fields-of-value.ts'
import { placeSections } from '#domain/content/fields/place-fields.ts'
import { postSections } from '#domain/content/fields/post-fields.ts'
import { tripSections } from '#domain/content/fields/trip-fields.ts'
import type { Kind } from '#domain/content/kinds.ts'

/** A page's words may be a list from the top: its form has them under this name. */
const listName = 'entries'

/** A thing of the content as a form shows it. */
export type Shape = {
  sections: readonly Section[]
  toForm: (body: unknown) => Record<string, unknown>
  fromForm: (held: object) => object
  /** The path in the form of a field that a rule names. */
  pathOf: (field: string) => string
}

const asItIs: Omit<Shape, 'sections'> = {
  toForm: (body) => ({ ...(body as object) }),
  fromForm: (held) => held,
  pathOf: (field) => field,
}

const tables: Partial<Record<Kind, readonly Section[]>> = {
  trip: tripSections,
  post: postSections,
  place: placeSections,
  coupon: couponSections,
}

/** Of what has no table of its own, with the fields of other texts of it too. */
export function shapeOf(kind: Kind, body: unknown, ...others: unknown[]): Shape {
  const sections = tables[kind]
  if (sections) return { sections, ...asItIs }
  if (!Array.isArray(body))
    return { sections: sectionsOfValue(body as object, ...(others as object[])), ...asItIs }
  const toForm = (list: unknown) => ({ [listName]: list })
  return {
    sections: sectionsOfValue(toForm(body), ...others.map(toForm)),
    toForm,
    fromForm: (held) => (held as { [listName]: object })[listName],
    pathOf: (field) => `${listName}.${field}`,
  }
}

export const addresses: Record<Kind, (id: string) => string> = {
  trip: (id) => `/console/trips/${encodeURIComponent(id)}`,
  place: (id) => `/console/words/place/${encodeURIComponent(id)}`,
  post: (id) => `/console/words/post/${encodeURIComponent(id)}`,
  page: (id) => `/console/words/page/${encodeURIComponent(id)}`,
  coupon: (id) => `/console/words/coupon/${encodeURIComponent(id)}`,
  site: (id) => `/console/words/site/${encodeURIComponent(id)}`,
}

export function titleOf(body: unknown, id: string): string {
  const { title, name } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const said = typeof title === 'string' && title !== '' ? title : typeof name === 'string' ? name : ''
  return said.trim() || id
}
