import type { HomeToken, PageToken } from '../pages/types.ts'
import type { Problem, Source } from '../problem.ts'
import { allTexts, type Text } from '../texts.ts'

/** Every token of the home page, and every one of other pages: the types make these lists complete. */
const homeTokens: Record<HomeToken, true> = {
  northTrips: true,
  southTrips: true,
  eastTrips: true,
  westTrips: true,
  customisedTrips: true,
  suggestedTrips: true,
}
const factTokens: Record<PageToken, true> = {
  cancellationPolicy: true,
  refundDays: true,
  gstRate: true,
  tcsRate: true,
  welcomeMinimum: true,
  emiMinimum: true,
  emiMonths: true,
  confirmationHours: true,
  depositPercent: true,
  depositFromDays: true,
  depositDueDays: true,
  supportHours: true,
  maxGuests: true,
  phone: true,
  email: true,
  minimumAge: true,
  adultAge: true,
  legalName: true,
  registeredOffice: true,
  grievanceOfficer: true,
  grievanceEmail: true,
  grievancePhone: true,
  acknowledgedHours: true,
  answeredWithin: true,
  troubleCreditBelowDays: true,
  troubleCreditPerGuest: true,
  paymentYears: true,
  booksYears: true,
  enquiryTime: true,
  reviewTime: true,
  incidentTime: true,
  logTime: true,
  unusedDays: true,
  messageDays: true,
  guestDays: true,
  newsletterDays: true,
  waitingDays: true,
}

/** Only known tokens stand in the prose of the pages that fill them, and none where they would be shown as they are. */
export function checkTokens(source: Source): Problem[] {
  return allTexts(source).flatMap((text) => (text.filled ? unknownTokens(text) : strayTokens(text)))
}

const tokensIn = (text: string) =>
  text.includes('{') ? [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name) : []

function unknownTokens({ file, field, text }: Text): Problem[] {
  const known = file === 'content/pages/home.ts' ? homeTokens : factTokens
  return tokensIn(text)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({
      file,
      field,
      message: `there is no token {${name}}: write one of ${Object.keys(known).join(', ')}`,
    }))
}

function strayTokens({ file, field, text }: Text): Problem[] {
  return tokensIn(text).map((name) => ({
    file,
    field,
    message: `{${name}} would be shown as it is: write the words, tokens are for faq answers, what is asked most in short, the newsletter’s points, privacy, terms and the sections of the home page`,
  }))
}
