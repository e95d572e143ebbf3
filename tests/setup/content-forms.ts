import type { Field, Fields, Section } from '../../domain/content/fields/field.ts'
import { countName, heldOf, wayName, wayOf } from '../../domain/content/fields/read-fields.ts'

/** What a browser would send of a section that shows this value. */
export function formOf({ name, fields }: Section, value: unknown): URLSearchParams {
  const form = new URLSearchParams({ do: 'save', section: name })
  fill(form, fields, value, '')
  return form
}

function fill(form: URLSearchParams, fields: Fields, value: unknown, at: string): void {
  const held = heldOf(value)
  for (const [name, field] of Object.entries(fields)) fillField(form, field, held[name], at + name)
}

function fillField(form: URLSearchParams, field: Field, value: unknown, at: string): void {
  const entries: unknown[] = Array.isArray(value) ? value : []
  switch (field.control) {
    case 'fixed':
      return
    case 'flag':
    case 'tick':
      if (value === true) form.append(at, 'yes')
      return
    case 'several':
      for (const one of entries) form.append(at, String(one))
      return
    case 'texts':
      form.append(at, entries.join('\r\n'))
      return
    case 'pictures':
    case 'list':
      form.append(countName(at), String(entries.length))
      for (const [i, entry] of entries.entries()) {
        if (field.control === 'list') fill(form, field.fields, entry, `${at}.${i}.`)
        else fillPicture(form, entry, `${at}.${i}`)
      }
      return
    case 'picture':
      fillPicture(form, value, at)
      return
    case 'dated': {
      const rows = Object.entries(heldOf(value))
      form.append(countName(at), String(rows.length + 1))
      for (const [i, [date, count]] of [...rows, ['', '']].entries()) {
        form.append(`${at}.${i}.date`, String(date))
        form.append(`${at}.${i}.count`, String(count))
      }
      return
    }
    case 'group':
      fill(form, field.fields, value, `${at}.`)
      return
    case 'either': {
      const way = wayOf(field.ways, value)
      form.append(wayName(at), way?.way ?? '')
      if (way) fill(form, way.fields, value, `${at}.`)
      return
    }
    default:
      form.append(at, value === undefined || value === null ? '' : String(value))
  }
}

function fillPicture(form: URLSearchParams, value: unknown, at: string): void {
  const { url, alt } = heldOf(value)
  if (typeof url === 'string') {
    form.append(`${at}.url`, url)
    form.append(`${at}.alt`, String(alt))
  } else form.append(at, String(value ?? ''))
}
