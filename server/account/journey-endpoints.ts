import { checkIntroduction } from '#domain/journey/introduction-form.ts'
import type { IntroduceTraveller } from '../journey/introduce-traveller.ts'
import type { ShowJourney } from '../journey/show-journey.ts'
import type { ShowPapers } from '../papers/show-papers.ts'
import { refuseAccount } from './refusals.ts'
import { type Methods, readChecked } from './resource.ts'

export type JourneyDeps = {
  showJourney: ShowJourney
  introduceTraveller: IntroduceTraveller
  showPapers: ShowPapers
}

/** What is needed on the way; `next` in place of a reference is the journey that comes first. */
export function journeyEndpoints({ showJourney, showPapers }: JourneyDeps): Methods {
  return {
    async GET(c, traveller) {
      const journey = await showJourney(c.req.param('reference') ?? '', traveller)
      if (!journey) return refuseAccount(c, 'not_found')
      const { voucherHref } = await showPapers(journey.reference)
      return c.json({ ...journey, voucherHref })
    },
  }
}

/** Whether those who travel along see who booked. */
export function introductionEndpoints({ introduceTraveller }: JourneyDeps): Methods {
  return {
    async PUT(c, traveller) {
      const read = await readChecked(c, checkIntroduction)
      if (!read.ok) return read.refusal
      const done = await introduceTraveller(c.req.param('reference') ?? '', traveller, read.value)
      if (done.ok) return c.json(done.companions)
      if (done.reason === 'unknown') return refuseAccount(c, 'not_found')
      return c.json({ error: 'This journey has nobody to meet any more.', code: 'journey_closed' }, 409)
    },
  }
}
