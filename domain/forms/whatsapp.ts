import { oneLine } from './one-line.ts'

/** Text that opens in the operator's chat, and the link that carries it. */

const longestEncoded = 2000
const longestPage = 600
/** So short that all values together always fit. */
const shortestKept = 10

export type EnquiryDetails = {
  trip?: string
  name?: string
  phone?: string
  email?: string
  destination?: string
  travelers?: string
  tripType?: string
  dates?: string
  package?: string
  total?: string
}

const labels: [keyof EnquiryDetails, string, string?][] = [
  ['trip', 'Trip'],
  ['name', 'Name'],
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['destination', 'Destination'],
  ['travelers', 'Travelers', '1'],
  ['tripType', 'Trip type'],
  ['dates', 'Dates', 'To be discussed'],
  ['package', 'Package'],
  ['total', 'Total'],
]

/** A greeting, one `Label: value` line a field, the page's address. Long values are shortened until the link fits. */
export function enquiryText(greeting: string, details: EnquiryDetails, pageUrl: string): string {
  const values = labels
    .map(([key, label, fallback]) => ({ label, value: oneLine(details[key] ?? '') || fallback }))
    .filter((line): line is { label: string; value: string } => Boolean(line.value))
  const page = shortAddress(pageUrl)
  const compose = () =>
    [greeting, ...values.map(({ label, value }) => `${label}: ${value}`), `Page: ${page}`].join('\n')
  while (encodedLength(compose()) >= longestEncoded) {
    const long = values.filter(({ value }) => [...value].length > shortestKept)
    if (long.length === 0) break
    const longest = long.reduce((a, b) => (encodedLength(b.value) > encodedLength(a.value) ? b : a))
    longest.value = `${shorter(longest.value).trimEnd()}…`
  }
  return compose()
}

/** Advertisements make addresses long: the path alone leads back to the page. */
function shortAddress(url: string): string {
  if (encodedLength(url) <= longestPage) return url
  let path = url.replace(/[?#].*/s, '')
  while (encodedLength(path) > longestPage) path = shorter(path)
  return path
}

function encodedLength(text: string): number {
  return encodeURIComponent(text).length
}

function shorter(text: string): string {
  const characters = [...text]
  return characters.slice(0, Math.floor(characters.length * 0.8)).join('')
}

export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
