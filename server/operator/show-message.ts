const longestShown = 60

/** A message whole for a spreadsheet; in a table its beginning, which a line can hold. */
export function showMessage(message: string | null, csv: boolean): string {
  const text = message ?? ''
  if (csv) return text
  const characters = [...text.replace(/\s+/g, ' ')]
  return characters.length > longestShown
    ? `${characters.slice(0, longestShown).join('')}…`
    : characters.join('')
}
