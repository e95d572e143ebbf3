import { type StateName, stateOfCode } from './indian-states.ts'

/** A GSTIN is a State's code, a PAN, a number of registration, a letter and a check character. */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/
/** The letters and digits of a permanent account number. */
export const panPattern = /^[A-Z]{5}[0-9]{4}[A-Z]$/

export function isGstin(text: string): boolean {
  return (
    gstinPattern.test(text) &&
    text.at(-1) === checkCharacter(text.slice(0, -1)) &&
    stateOfGstin(text) !== null
  )
}

export function stateOfGstin(gstin: string): StateName | null {
  return stateOfCode(gstin.slice(0, 2))
}

/** The character that makes one mistyped or two swapped ones show. */
export function checkCharacter(firstFourteen: string): string {
  const base = alphabet.length
  const sum = [...firstFourteen].reduce((total, character, i) => {
    const product = alphabet.indexOf(character) * (i % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / base) + (product % base)
  }, 0)
  return alphabet.charAt((base - (sum % base)) % base)
}
