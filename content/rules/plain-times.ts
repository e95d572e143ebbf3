import type { Problem, Source } from '../problem.ts'
import { tripTexts } from '../texts.ts'

const hour = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const partOfDay = '(?:in the (?:morning|afternoon|evening)|at night|sharp|[ap]\\.?m\\b)'

/** Times in words. Durations ('two and a half to three hours') and counts ('at one of them') stay. */
const inWords = [
  `half past (?:${hour}|\\d)`,
  `(?<!\\band a )quarter (?:past|to) (?:${hour}|\\d+)(?! hours?)`,
  "o[’']clock",
  `(?:at|until|till|around) ${hour}(?=[.,;:!?)]|$| ${partOfDay}| we | you )`,
  `(?:by|before|after|from|about|towards) ${hour}(?= ${partOfDay})`,
  `${hour}[ -](?:fifteen|thirty|forty-five)(?![-\\w])`,
]
/** Figures in another form than '6:30 am'. */
const inOtherForms = [
  '\\d{1,2}\\.[0-5]\\d ?[ap]\\.?m\\b',
  '\\d{1,2}(?::\\d\\d)?(?:[ap]m\\b| ?[ap]\\.m\\.| ?[AP]M\\b)',
  '0\\d:[0-5]\\d',
  '(?:1[3-9]|2[0-3]):[0-5]\\d(?!,\\d)',
  '[1-9]:00 [ap]m\\b',
  '1[0-2]:00 [ap]m\\b',
  '12 [ap]m\\b',
  '[0-2]\\d[0-5]\\d ?(?:hrs|hours)\\b',
]
const words = new RegExp(inWords.map((part) => `\\b${part}`).join('|'), 'i')
const forms = new RegExp(inOtherForms.map((part) => `(?<![\\d.:,])${part}`).join('|'))

/** Meeting, pick-ups and parting have their own form, with all minutes. */
const ownForm = /^facts\.(meet|end|pickups\.[\w-]+)\.time$/

/** Times of day are figures in one form, so that nobody comes late. */
export function checkPlainTimes({ trips }: Source): Problem[] {
  return tripTexts(trips).flatMap(({ file, field, text }) => {
    if (ownForm.test(field)) return []
    const [found] = words.exec(text) ?? forms.exec(text) ?? []
    if (!found) return []
    return [{ file, field, message: `write the time as '6:30 am', '9 am' or '12 noon', not '${found}'` }]
  })
}
