import { oneLine } from './one-line.ts'

/** Text that opens in the operator's chat, and the link that carries it. */

const longestEncoded = 2000
const shortestKept = 20

export type EnquiryDetails = {
  trip?: string
  name?: string
  phone?: string
  email?: string
  destination?: string
  travelers?: string
  dates?: string
}

const labels: [keyof EnquiryDetails, string, string?][] = [
  ['trip', 'Trip'],
  ['name', 'Name'],
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['destination', 'Destination'],
  ['travelers', 'Travelers', '1'],
  ['dates', 'Dates', 'To be discussed'],
]

/** A greeting, one `Label: value` line a field, the page's address. Long values are shortened until the link fits. */
export function enquiryText(greeting: string, details: EnquiryDetails, pageUrl: string): string {
  const values = labels
    .map(([key, label, fallback]) => ({ label, value: oneLine(details[key] ?? '') || fallback }))
    .filter((line): line is { label: string; value: string } => Boolean(line.value))
  const compose = () =>
    [greeting, ...values.map(({ label, value }) => `${label}: ${value}`), `Page: ${pageUrl}`].join('\n')
  while (encodeURIComponent(compose()).length >= longestEncoded) {
    const longest = values.reduce((a, b) =>
      encodeURIComponent(b.value).length > encodeURIComponent(a.value).length ? b : a,
    )
    const characters = [...longest.value]
    if (characters.length <= shortestKept) break
    longest.value = `${characters
      .slice(0, Math.floor(characters.length * 0.8))
      .join('')
      .trimEnd()}…`
  }
  return compose()
}

export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
