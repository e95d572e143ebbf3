import { passportFor as ruleFor } from '#domain/guests/passport-rules.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'

const identity = /\b(IDs?|identity|passports?|licen[cs]e|Aadhaar)\b/i
const entry = /\bvisas?\b|\be-?visas?\b|\bentry permit\b/i
const validPassport = /\bpassports?\b.*\b(?:three|six) months\b/i
/** Neighbours that let Indians in with it. */
const takeVoterCards = ['Nepal', 'Bhutan']
/** Rules that governments grant and take back. */
const waiver =
  /\bvisa waiver\b|\bwaived?\b.*\bvisa|\bvisa[- ]free\b|\bwithout a visa\b|\bno visa\b|\bnone asked\b|\bvisas? on arrival\b|\bstamped on arrival\b/i

const mayChange = /\bmay (change|be asked)\b/

/** Everybody knows which papers to bring: one to show who they are, and abroad passport and visa. */
export function checkPapers({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) =>
    [...missing(value), ...otherMonths(value), ...waivers(value)].map(([field, message]) => ({
      file,
      field,
      message,
    })),
  )
}

type Found = [field: string, message: string]

function missing(trip: Trip): Found[] {
  const names = trip.facts.papers.map(({ what }) => what)
  const needed: [RegExp, string][] = isAbroad(trip)
    ? [
        [
          passportFor(trip),
          "name the passport and how many months it must be valid: 'Passport valid for six months'",
        ],
        [entry, 'name the visa or entry permit, or say that none is asked and may change'],
      ]
    : [[identity, 'name the identity card that is shown']]
  return needed.flatMap(([pattern, message]): Found[] =>
    names.some((name) => pattern.test(name)) ? [] : [['facts.papers', message]],
  )
}

function passportFor({ country }: Trip): RegExp {
  return takeVoterCards.includes(country)
    ? new RegExp(`${validPassport.source}|\\bvoter (?:ID )?card\\b`, 'i')
    : validPassport
}

/** What guests are asked for by their links (domain/guests/passport-rules.ts) is what the trip says. */
function otherMonths(trip: Trip): Found[] {
  if (!isAbroad(trip)) return []
  const day = '2027-01-01'
  const { rule } = ruleFor([trip.country], { startDate: day, endDate: day })
  const months = rule.startsWith('three') ? 'three' : 'six'
  return trip.facts.papers.flatMap(({ what }, i): Found[] =>
    validPassport.test(what) && !new RegExp(`\\b${months} months\\b`, 'i').test(what)
      ? [
          [
            `facts.papers.${i}.what`,
            `write '${months} months' as domain/guests/passport-rules.ts has it for ${trip.country}, or mend it there`,
          ],
        ]
      : [],
  )
}

/** What an answer may say instead: where to look. */
const sendsToLook = /\bcheck\b/i

function waivers(trip: Trip): Found[] {
  if (!isAbroad(trip)) return []
  const papers = trip.facts.papers.map(({ what, when }, i) => {
    const text = `${what} ${when}`
    return { field: `facts.papers.${i}.what`, text, warned: mayChange.test(text) }
  })
  const answers = trip.faqs.map(({ answer: text }, i) => ({
    field: `faqs.${i}.answer`,
    text,
    warned: mayChange.test(text) || sendsToLook.test(text),
  }))
  return [...papers, ...answers].flatMap(({ field, text, warned }): Found[] =>
    waiver.test(text) && !warned
      ? [[field, 'add that the rule may change, or that a visa may be asked: waivers are taken back']]
      : [],
  )
}
