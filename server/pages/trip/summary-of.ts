const longestSummary = 160

/** As much as a search engine shows: whole sentences if they say enough, else cut after a word. */
export function summaryOf(text: string): string {
  if (text.length <= longestSummary) return text
  const [sentences = ''] = /^.*[.!?](?=\s)/s.exec(text.slice(0, longestSummary + 1)) ?? []
  if (sentences.length >= longestSummary / 2) return sentences
  return `${text.slice(0, longestSummary - 1).replace(/\s+\S*$/, '')} …`
}
