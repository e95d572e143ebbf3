import { slipsBetween } from './search-spelling.ts'

/** Names of the months in English, Hindi and Hinglish, in plain spelling; the first is the full English one. */
const names: string[][] = [
  ['january', 'jan', 'janwari', 'janvari', 'जनवरी'],
  ['february', 'feb', 'farwari', 'farvari', 'febuary', 'फरवरी'],
  ['march', 'मार्च'],
  ['april', 'apr', 'aprail', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'jun', 'जून'],
  ['july', 'jul', 'julai', 'जुलाई'],
  ['august', 'aug', 'agast', 'अगस्त'],
  ['september', 'sep', 'sept', 'sitambar', 'सितंबर', 'सितम्बर'],
  ['october', 'oct', 'aktubar', 'aktoobar', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'nov', 'navambar', 'नवंबर', 'नवम्बर'],
  ['december', 'dec', 'disambar', 'दिसंबर', 'दिसम्बर'],
]
const shortestBeginning = 4
const shortestMisspelt = 6

const byName = new Map(names.flatMap((spellings, i) => spellings.map((name) => [name, i + 1] as const)))

/** 1 to 12, also for a name still being typed ('dece') or with one slip ('decmber'). Expects plain text. */
export function monthNamed(word: string): number | null {
  const known = byName.get(word)
  if (known) return known
  if (word.length < shortestBeginning) return null
  const i = names.findIndex(
    ([name = '']) =>
      name.startsWith(word) || (word.length >= shortestMisspelt && slipsBetween(word, name, 1) === 1),
  )
  return i < 0 ? null : i + 1
}

/** From one month to another, over the new year if need be. */
export function monthsBetween(from: number, to: number): number[] {
  const count = ((to - from + 12) % 12) + 1
  return Array.from({ length: count }, (_, i) => ((from - 1 + i) % 12) + 1)
}
