export type Faq = { id: string; question: string; answer: string }
export type FaqGroup = { id: string; name: string; items: Faq[] }

/** Letters and digits alone, without their accents, so that neither case nor an apostrophe keeps anybody from an answer. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}₹%]+/gu, ' ')
    .trim()
}

/** The questions whose text or answer holds every word that was typed; groups without one are left out. */
export function searchFaq(groups: FaqGroup[], typed: string): FaqGroup[] {
  const words = plain(typed).split(' ').filter(Boolean)
  // What holds no letter at all was typed all the same, and is in no answer.
  if (words.length === 0) return typed.trim() === '' ? groups : []
  return groups.flatMap((group) => {
    const items = group.items.filter(({ question, answer }) => {
      const text = plain(`${question} ${answer}`)
      return words.every((word) => text.includes(word))
    })
    return items.length > 0 ? [{ ...group, items }] : []
  })
}
