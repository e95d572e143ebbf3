const largest = 4096
const deepest = 6

/** Whether a value can be stored and stand in a token: small, not deep, and without text that PostgreSQL can't keep. */
export function isPlainJson(value: unknown): boolean {
  // In this order: what is too deep can't be written down.
  return isStorable(value, deepest) && JSON.stringify(value).length <= largest
}

export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  return Object.entries(value).every(([key, part]) => isStorableText(key) && isStorable(part, depth - 1))
}
