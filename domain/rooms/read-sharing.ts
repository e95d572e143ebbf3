/** How a night is shared: so many beds to a room; `byGender` where even a party is divided. `null` rooms: nobody is placed, as in a bus or a villa. */
export type Sharing = { beds: number; byGender?: true } | { beds: null }

const numbers: Record<string, number> = {
  single: 1,
  double: 2,
  twin: 2,
  two: 2,
  triple: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}

/** What has a number of beds without naming it. */
const usual = { dormitory: 6, family: 4, 'shared room': 4 }

/** Where nobody needs to know who sleeps in which room. */
const withoutRooms = /^(berth|seat|open air|whole villa)$/
const dividedByGender = /^rooms (by gender|for men and for women)$/

/**
 * The one place that reads the words of the content. Where they name two sizes the larger one is meant: 'Twin or triple' can take three. Null when the words
 * are not understood.
 */
export function readSharing(words: string): Sharing | null {
  // What other packages have is another night.
  const said = words.toLowerCase().split(';')[0]?.trim() ?? ''
  if (withoutRooms.test(said)) return { beds: null }
  if (dividedByGender.test(said)) return { beds: 12, byGender: true }
  const digits = [...said.matchAll(/\d+/g)].map(([digit]) => Number(digit))
  const named = said.split(/[^a-z]+/).flatMap((word) => numbers[word] ?? [])
  const told = [...digits, ...named]
  const kinds = Object.entries(usual).flatMap(([kind, beds]) => (said.includes(kind) ? beds : []))
  // 'Family room for 4' and 'Dormitory of 8' say it themselves; 'Double or family room' does not.
  const counted = /( of | for | up to )/.test(said) && told.length > 0 ? told : [...told, ...kinds]
  return counted.length > 0 ? { beds: Math.max(...counted) } : null
}
