import * as v from 'valibot'
import { panPattern } from './gstin.ts'

export const wrongPan = 'Please check the PAN: it is 5 letters, 4 digits and a letter, such as ABCDE1234F'

/** Numbers are written with spaces or in small letters, too. */
export const bareCode = (message: string) =>
  v.pipe(
    v.string(message),
    v.transform((text) => text.replace(/[\s-]+/g, '').toUpperCase()),
  )

/** A PAN that may be left empty. */
export const panIfGiven = v.pipe(
  bareCode(wrongPan),
  v.check((text) => text === '' || panPattern.test(text), wrongPan),
)

/** All that is shown of it. */
export function endOfPan(pan: string): string {
  return pan.slice(-4)
}
