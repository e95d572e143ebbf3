import { type Field, type Fields, list, type Section, text } from './field.ts'

/** So many letters stand in a box, fewer on a line. */
const shortLine = 70
const longestText = 20_000

/**
 * The form of what has no table of its own: a page's words. It shows what stands there now, field by field, under the names that the files have; what may stand
 * there is the rules' to say. Of several texts of one page it has the fields of all.
 */
export function sectionsOfValue(...values: object[]): Section[] {
  return [{ name: 'words', title: 'Words', fields: fieldsOf(values) }]
}

/** Of several that stand side by side in a list, all that any of them has. */
function fieldsOf(held: readonly object[]): Fields {
  const names = [...new Set(held.flatMap((one) => Object.keys(one)))]
  return Object.fromEntries(
    names.map((name) => {
      const values = held.flatMap((one) => (Object.hasOwn(one, name) ? [one[name as keyof typeof one]] : []))
      const field = fieldOf(titleOf(name), values)
      return [name, values.length < held.length ? { ...field, optional: true as const } : field]
    }),
  )
}

function fieldOf(label: string, values: readonly unknown[]): Field {
  const [first] = values
  if (values.every(Array.isArray)) return listOf(label, values.flat())
  if (typeof first === 'object' && first !== null)
    return { control: 'group', label, fields: fieldsOf(values.filter(isHeld)) }
  if (typeof first === 'number') return { control: 'number', label, fraction: true }
  if (typeof first === 'boolean') return { control: 'tick', label }
  const longest = Math.max(0, ...values.map((value) => String(value).length))
  return text(
    label,
    longestText,
    longest > shortLine ? { lines: Math.min(12, Math.ceil(longest / 90) + 1) } : {},
  )
}

function listOf(label: string, entries: readonly unknown[]): Field {
  if (entries.length > 0 && entries.every(isHeld)) return list(label, 'Entry', fieldsOf(entries))
  return { control: 'texts', label, longest: longestText, help: 'One on each line.' }
}

function isHeld(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** 'callToAction' is 'Call to action'. */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
