/** Nothing of the content lies deeper than half of this. */
const deepest = 16

/** What can't be seen and has no place in any text: control characters but for ends of lines, halves of characters, marks that turn the direction of reading. */
const unseen = /[\p{Cs}\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/u
/** Pages show texts as they are written and no markup in them: whoever sends some wants something else. */
const runnable = /<[a-z/!]|javascript:/i

/** Why a value that somebody sent can be no content at all, whatever it is to be: by the field, as forms name it. */
export function flawsIn(sent: unknown): { field: string; message: string }[] {
  const flaws: { field: string; message: string }[] = []
  const waiting: { value: unknown; way: string[] }[] = [{ value: sent, way: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, way } = next
    const field = way.join('.') || 'file'
    if (typeof value === 'string') {
      if (unseen.test(value)) flaws.push({ field, message: 'take out the characters that nobody can see' })
      else if (runnable.test(value)) flaws.push({ field, message: 'write words, without < before them' })
    } else if (typeof value === 'object' && value !== null) {
      if (way.length >= deepest) return [{ field: way.slice(0, 3).join('.'), message: 'this goes too deep' }]
      for (const [key, part] of Object.entries(value)) {
        if (key === '__proto__' || unseen.test(key))
          flaws.push({ field, message: 'there is no such field: remove it' })
        else waiting.push({ value: part, way: [...way, key] })
      }
    }
  }
  return flaws
}
