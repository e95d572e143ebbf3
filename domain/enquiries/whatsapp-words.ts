/** Of whom, about what and by whom a message speaks. */
export type ChatFacts = {
  /** Of who asked, as they wrote it. */
  name: string
  /** The trip, or the subject; null where none is known. */
  about: string | null
  /** Of who writes, whole. */
  staff: string
  company: string
}

/** What can be said, by the word under which the log notes it. */
export const chatWords = {
  'first answer': 'First answer',
  'no answer': 'Couldn’t reach you',
  'after the price': 'After the price',
} as const

export type ChatWord = keyof typeof chatWords

/** The message that opens in the chat; whoever sends it can still change it there. */
export function chatText(word: ChatWord, { name, about, staff, company }: ChatFacts): string {
  const hello = `Namaste ${spokenName(name)}`
  const me = spokenName(staff)
  const aboutIt = about ? ` about ${about}` : ''
  switch (word) {
    case 'first answer':
      return `${hello}, thank you for writing to ${company}${aboutIt}. I am ${me} and will look after it. When may I call you?`
    case 'no answer':
      return `${hello}, this is ${me} of ${company}. I tried to call you${aboutIt} and could not reach you. When is a good time?`
    case 'after the price':
      return `${hello}, this is ${me} of ${company}. Have you had time to look at our price${about ? ` for ${about}` : ''}? I am glad to answer what is open, or to keep seats for you.`
  }
}

/** The first name; all of it where it begins with a title or an initial: 'Col. R. S. Ahluwalia'. */
function spokenName(name: string): string {
  const [first = ''] = name.split(' ')
  return first.length < 3 || first.endsWith('.') ? name : first
}
