/** A part of a text: plain words, or words that lead somewhere. */
export type TextRun = string | { text: string; to: string }

/** Cuts a text at its links, which are written as `[My Profile](/profile)`. */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const link of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
    const [whole, label = '', to = ''] = link
    if (link.index > end) runs.push(text.slice(end, link.index))
    runs.push({ text: label, to })
    end = link.index + whole.length
  }
  if (end < text.length) runs.push(text.slice(end))
  return runs
}
