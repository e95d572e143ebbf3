import { longestDescription } from '#domain/site/describe-destination.ts'

/** As much as a search engine shows: whole sentences if they say enough, else cut after a word. */
export function summaryOf(text: string): string {
  if (text.length <= longestDescription) return text
  const [sentences = ''] = /^.*[.!?](?=\s)/s.exec(text.slice(0, longestDescription + 1)) ?? []
  if (sentences.length >= longestDescription / 2) return sentences
  return `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')} …`
}
