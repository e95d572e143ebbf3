import { differences } from '#domain/content/differences.ts'
import type { Field, Fields, Section } from '#domain/content/fields/field.ts'
import { heldOf } from '#domain/content/fields/read-fields.ts'

/** A field that two people wrote differently. */
export type Differing = { label: string; theirs: string; yours: string }

/** Where two texts of one thing differ, by its fields in words. */
export function whereTheyDiffer(sections: readonly Section[], theirs: object, yours: object): Differing[] {
  return differences(sections, theirs, yours).map(({ label, kind, was, is }) => ({
    label,
    theirs: kind === 'removed' && was === '' ? 'is there' : was,
    yours: kind === 'added' && is === '' ? 'is there' : is,
  }))
}

/** What somebody starts with who writes the two together: longer texts one below the other, all else as they wanted it themselves. */
export function bothTogether(fields: Fields, theirs: unknown, yours: unknown): object {
  const [left, right] = [heldOf(theirs), heldOf(yours)]
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = together(field, left[name], right[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function together(field: Field, theirs: unknown, yours: unknown): unknown {
  if (JSON.stringify(theirs) === JSON.stringify(yours)) return yours
  if (field.control === 'text' && field.lines && theirs && yours) return `${theirs}\n${yours}`
  if (field.control === 'texts' && Array.isArray(theirs) && Array.isArray(yours))
    return [...new Set([...theirs, ...yours])]
  if (field.control === 'group') return bothTogether(field.fields, theirs, yours)
  if (
    field.control === 'list' &&
    Array.isArray(theirs) &&
    Array.isArray(yours) &&
    theirs.length === yours.length
  )
    return yours.map((entry, i) => bothTogether(field.fields, theirs[i], entry))
  return yours ?? theirs
}
