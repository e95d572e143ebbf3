const halves = [
  /(\d) (am|pm|noon|m|km|V)\b/g,
  /(\b\d{1,2}) ((?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\b)/g,
  /\b((?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*) (20\d{2})\b/g,
  /(\p{L}) (\d{6}\b)/gu,
]

/** What reads as one stays on one line: '6:30 am', '4,300 m', '20 May 2026', 'New Delhi 110001'. */
export function keepTogether(text: string): string {
  return halves.reduce((kept, half) => kept.replace(half, '$1\u00a0$2'), text)
}
