import * as v from 'valibot'
import { cleanText } from './clean-text.ts'
import { manyLines } from './many-lines.ts'
import { oneLine } from './one-line.ts'

/** Every free text of every form comes through one of these: seen characters alone, cleaned, and only then measured by a form's own rules. */

/** More than any field takes: such a text is refused as it is, for cleaning takes time. */
export const longestTyped = 20_000

const tooLong = (longest: number) => `Maximum length is ${longest} characters`

/** One line. `message` answers what is no text. */
export const freeLine = (message: string, longest: number) =>
  v.pipe(
    v.string(message),
    v.maxLength(longestTyped, tooLong(longest)),
    v.transform(cleanLine),
    v.maxLength(longest, tooLong(longest)),
  )

/** Text in lines. */
export const freeLines = (message: string, longest: number) =>
  v.pipe(
    v.string(message),
    v.maxLength(longestTyped, tooLong(longest)),
    v.transform((text) => cleanText(manyLines(text)).trim()),
    v.maxLength(longest, tooLong(longest)),
  )

/** Spaces left at the ends of what was taken out go, too. */
export function cleanLine(text: string): string {
  return oneLine(cleanText(oneLine(text)))
}
