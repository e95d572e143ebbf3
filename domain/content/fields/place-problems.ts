import type { Section } from './field.ts'
import { findField } from './find-field.ts'

/** What the rules say of a thing: by its own field, or of another file that would be wrong with it. */
export type FoundProblem = { field: string; message: string; elsewhere: string | null }

/** The same where somebody can mend it. */
export type PlacedProblem = {
  /** The section that has the field; null for what no field of the form shows. */
  section: string | null
  /** The control beside which it stands; '' for none. */
  at: string
  /** 'Ages, Smallest age'. */
  label: string
  /** A whole sentence. */
  said: string
}

export function placeProblems(
  sections: readonly Section[],
  problems: readonly FoundProblem[],
): PlacedProblem[] {
  return problems.map(({ field, message, elsewhere }) => {
    const said = sentenceOf(message)
    const found = elsewhere === null ? findField(sections, field) : null
    if (!found) {
      const of = field === 'file' ? 'All of it' : field
      return { section: null, at: '', label: elsewhere === null ? of : `${elsewhere}, ${field}`, said }
    }
    return { section: found.section.name, at: found.at, label: found.label, said }
  })
}

/** Rules write what to do after a colon; people read it as a sentence. */
function sentenceOf(message: string): string {
  const first = message.charAt(0).toUpperCase() + message.slice(1)
  return /[.?!’']$/.test(first) ? first : `${first}.`
}
