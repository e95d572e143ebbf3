const longest = 160

/**
 * Why a provider did not take a message, in its own words. They are passed on to visitor and log, and providers like to quote numbers, texts and
 * keys: a word with a digit in it is left out.
 */
export function refusalMessage(status: number, said: unknown): string {
  const words = typeof said === 'string' ? said.split(/[\s\p{Cc}]+/u).filter(Boolean) : []
  const kept = words.map((word) => (/\p{N}/u.test(word) ? '…' : word)).join(' ')
  return kept.toWellFormed().slice(0, longest) || `The provider answered ${status}`
}
