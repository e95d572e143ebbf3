import { startCities } from '#domain/trips/start-cities.ts'
import { wholeWords, without } from './search-range.ts'

/** What people call the cities that they set out from, beside the names themselves. */
const otherWords: Partial<Record<(typeof startCities)[number], string>> = {
  Delhi: 'new delhi|delhi ncr|dilli|दिल्ली',
  Mumbai: 'bombay|मुंबई',
  Bengaluru: 'bangalore|banglore|बेंगलुरु|बैंगलोर',
  Chennai: 'madras|चेन्नई',
  Kolkata: 'calcutta|कोलकाता',
  Hyderabad: 'हैदराबाद',
  Pune: 'poona|पुणे',
  Kochi: 'cochin|ernakulam|कोच्चि',
}

const patterns = startCities.map((city): [pattern: RegExp, city: string] => {
  // 'New Delhi' before 'Delhi'.
  const words = `(?:${[otherWords[city], city.toLowerCase()].filter(Boolean).join('|')})`
  return [
    wholeWords(`(?:(?:starting|departing|leaving|departure) )?(?:from|ex) ${words}|${words} (?:se|से)`),
    city.toLowerCase(),
  ]
})

/** 'From Delhi', 'delhi se'. Expects plain text. */
export function takeStart(text: string): { from: string | null; rest: string } {
  for (const [pattern, from] of patterns) {
    const found = pattern.exec(text)
    if (found) return { from, rest: without(text, found) }
  }
  return { from: null, rest: text }
}
