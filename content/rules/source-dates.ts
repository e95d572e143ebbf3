import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { monthNames } from '#domain/calendar/month-names.ts'
import type { Problem, Source } from '../problem.ts'
import { sourcesUntil } from '../sources-until.ts'
import { allTexts } from '../texts.ts'
import { isRealDate } from './real-dates.ts'

/** Dates of checking name a source that was looked at, and a post tells of nothing after the day it was last written. */
export function checkSourceDates(source: Source): Problem[] {
  return [...tripProblems(source), ...textProblems(source), ...postProblems(source)]
}

function tripProblems({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value: { facts } }) => {
    const field = 'facts.sourcesUntil'
    if (!isRealDate(facts.sourcesUntil))
      return [{ file, field, message: `${facts.sourcesUntil} is not in the calendar: write a day that is` }]
    if (facts.sourcesUntil > sourcesUntil)
      return [{ file, field, message: `write ${sourcesUntil} or earlier: no newer source was looked at` }]
    return []
  })
}

const ofChecking = /\b(checked|published|looked (?:at|up)|verified)\b/i

function textProblems(source: Source): Problem[] {
  return allTexts(source).flatMap(({ file, field, text }) =>
    datedSentences(text)
      .filter(({ sentence, day }) => ofChecking.test(sentence) && day > sourcesUntil)
      .map(({ day }) => ({
        file,
        field,
        message: `${showPlainDate(day)} is later than the newest source: write ${showPlainDate(sourcesUntil)} or earlier`,
      })),
  )
}

const ofThePast = /\b(was|were|had|decided|since|checked|published)\b/i

function postProblems({ posts }: Source): Problem[] {
  return posts.flatMap(({ file, value: { date, updated, body } }) => {
    const problems: Problem[] = []
    const last = updated ?? date
    if (updated && !(isRealDate(updated) && updated > date))
      problems.push({ file, field: 'updated', message: `write a day after ${date}, or leave it out` })
    const early = datedSentences(body).find(({ sentence, day }) => ofThePast.test(sentence) && day > last)
    if (early)
      problems.push({
        file,
        field: 'body',
        message: `a post of ${last} cannot tell of ${early.day}: say that it is due, or write updated`,
      })
    return problems
  })
}

const months = monthNames.join('|')
const numberOf: Record<string, number> = Object.fromEntries(monthNames.map((name, i) => [name, i + 1]))
/** '20 May 2026', '24 and 25 June in 2026' */
const writtenDate = new RegExp(
  `\\b(\\d{1,2})(?: (?:and|to) (\\d{1,2}))? (${months})(?: in)? (20\\d\\d)\\b`,
  'g',
)

/** Every date of a text with the sentence it stands in. */
function datedSentences(text: string): { sentence: string; day: string }[] {
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) =>
    [...sentence.matchAll(writtenDate)].map(([, first = '', last, month = '', year]) => {
      const two = (part: string | number) => String(part).padStart(2, '0')
      return { sentence, day: `${year}-${two(numberOf[month] ?? 0)}-${two(last ?? first)}` }
    }),
  )
}
