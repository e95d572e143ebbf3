import { finish, type Steps } from '#domain/steps/finish.ts'
import type { Content, Pages } from './content.ts'
import type { RawContent } from './load.ts'
import { type ParseMemo, parsingContent } from './parse-content.ts'
import type { Problem, Rule, SceneHome } from './problem.ts'
import { checkAges } from './rules/ages.ts'
import { checkAltitudes } from './rules/altitudes.ts'
import { checkAtlas } from './rules/atlas.ts'
import { checkBlankFacts } from './rules/blank-facts.ts'
import { checkCompare } from './rules/compare.ts'
import { checkCoupons } from './rules/coupons.ts'
import { checkDepartures } from './rules/departures.ts'
import { checkDescriptions } from './rules/descriptions.ts'
import { checkDestinations } from './rules/destinations.ts'
import { checkEmergency } from './rules/emergency.ts'
import { checkFirstPictures } from './rules/first-pictures.ts'
import { checkFitness } from './rules/fitness.ts'
import { checkGalleries } from './rules/galleries.ts'
import { checkGroupSizes } from './rules/group-sizes.ts'
import { checkHolidays } from './rules/holidays.ts'
import { checkUniqueIds } from './rules/ids.ts'
import { checkInsurance } from './rules/insurance.ts'
import { checkItineraries } from './rules/itinerary.ts'
import { checkKeywords } from './rules/keywords.ts'
import { checkKinds } from './rules/kinds.ts'
import { checkLinkPhrases } from './rules/link-phrases.ts'
import { checkLinks } from './rules/links.ts'
import { checkLists } from './rules/lists.ts'
import { checkLocalCharges } from './rules/local-charges.ts'
import { checkMeeting } from './rules/meeting.ts'
import { checkMoney } from './rules/money.ts'
import { checkMoved } from './rules/moved.ts'
import { checkNights } from './rules/nights.ts'
import { checkPackages } from './rules/packages.ts'
import { checkPageFields } from './rules/page-fields.ts'
import { checkPageWords } from './rules/page-words.ts'
import { checkPages } from './rules/pages.ts'
import { checkPapers } from './rules/papers.ts'
import { checkChildPrices, checkParties } from './rules/parties.ts'
import { checkPicturePlaces } from './rules/picture-places.ts'
import { checkPictureSeasons } from './rules/picture-seasons.ts'
import { checkPictureSubjects } from './rules/picture-subjects.ts'
import { checkPictures } from './rules/pictures.ts'
import { checkPlainTimes } from './rules/plain-times.ts'
import { checkPoints } from './rules/points.ts'
import { checkPosts } from './rules/posts.ts'
import { checkPracticalFacts } from './rules/practical-facts.ts'
import { checkRefusedPhrases } from './rules/refused-phrases.ts'
import { checkRegions } from './rules/regions.ts'
import { checkRepetition } from './rules/repetition.ts'
import { checkReviewTotal } from './rules/review-total.ts'
import { checkSamples } from './rules/samples.ts'
import { checkSingleRoom } from './rules/single-room.ts'
import { checkSiteFacts } from './rules/site-facts.ts'
import { checkSourceDates } from './rules/source-dates.ts'
import { checkSpelling } from './rules/spelling.ts'
import { checkStations } from './rules/stations.ts'
import { checkTokens } from './rules/tokens.ts'
import { checkTotals } from './rules/totals.ts'

/** What must hold before the catalogue can be served: within a file, and between ids and what names them. */
export const startRules: Rule[] = [
  checkUniqueIds,
  checkPageFields,
  checkKinds,
  checkItineraries,
  checkMoney,
  checkDepartures,
  checkRegions,
  checkPictures,
  checkLists,
  checkDestinations,
  checkAtlas,
  checkKeywords,
  checkCompare,
  checkTokens,
  checkMoved,
  checkCoupons,
  checkSiteFacts,
]

/** What a traveller must know before paying. */
const factRules: Rule[] = [
  checkMeeting,
  checkStations,
  checkGroupSizes,
  checkAges,
  checkFitness,
  checkNights,
  checkSingleRoom,
  checkParties,
  checkChildPrices,
  checkPackages,
  checkPracticalFacts,
  checkInsurance,
  checkPapers,
  checkLocalCharges,
  checkEmergency,
  checkSourceDates,
  checkBlankFacts,
  checkPlainTimes,
]

const allRules: Rule[] = [
  ...startRules,
  ...factRules,
  checkReviewTotal,
  checkRefusedPhrases,
  checkSpelling,
  checkAltitudes,
  checkSamples,
  checkHolidays,
  checkPages,
  checkPageWords,
  checkDescriptions,
  checkPosts,
  checkLinks,
  checkLinkPhrases,
  checkTotals,
  checkGalleries,
  checkFirstPictures,
  checkPictureSeasons,
  checkPicturePlaces,
  checkPictureSubjects,
  checkPoints,
  checkRepetition,
]

export type CheckOptions = {
  covers?: Set<string> | null
  scenes?: Map<string, SceneHome> | null
  subjectOf?: Map<string, string> | null
  compositionOf?: Map<string, string[]> | null
  rules?: Rule[]
  memo?: ParseMemo
}

export type Checked = { content: Content; problems: Problem[] }

/** The catalogue of everything that parses, and all that is wrong with the files it comes from. */
export function checkContent(
  raw: RawContent,
  pages: Pages,
  pictures: Set<string> | null,
  options: CheckOptions = {},
): Checked {
  return finish(checkingContent(raw, pages, pictures, options))
}

/** The same in steps: some files, then a rule at a time. */
export function* checkingContent(
  raw: RawContent,
  pages: Pages,
  pictures: Set<string> | null,
  {
    covers = pictures,
    scenes = null,
    subjectOf = null,
    compositionOf = null,
    rules = allRules,
    memo,
  }: CheckOptions = {},
): Steps<Checked> {
  const { problems, trips, places, posts, coupons, siteFacts, brokenTrips } = yield* parsingContent(raw, memo)
  const tripsById = new Map(trips.map(({ value }) => [value.id, value]))
  const drawn = { pictures, covers, scenes, subjectOf, compositionOf }
  const source = { trips, tripsById, places, posts, coupons, siteFacts, pages, brokenTrips, ...drawn }
  const found = [...problems]
  for (const rule of rules) {
    yield
    found.push(...rule(source))
  }
  return {
    content: {
      ...pages,
      trips: trips.map(({ value }) => value),
      places: places.map(({ value }) => value),
      posts: posts.map(({ value }) => value),
      coupons: coupons.map(({ value }) => value),
      siteFacts,
    },
    problems: found,
  }
}
