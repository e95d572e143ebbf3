import type { Resources } from '../open-resources.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import { createTripSms } from '../sms/trip-sms.ts'
import { createJoinLine } from './join-line.ts'
import { createKeepPlace, createListMyPlaces } from './keep-place.ts'
import { createLeaveLine } from './leave-line.ts'
import { createMendLines } from './mend-lines.ts'
import { createShowJoining, createShowParty } from './show-waiting.ts'
import { createTellWaiting } from './tell-waiting.ts'
import { createWaitingLinks } from './waiting-links.ts'

/** Every use case of waiting lists on the site, made once. */
export function createWaiting(deps: { resources: Resources; picture: ResolvePicture }) {
  const { resources, picture } = deps
  const { env, db, clock, site, secrets, catalogue } = resources
  const links = createWaitingLinks({ keys: secrets.paperLinkKeys })
  const findTrip = (id: string) => catalogue().findTrip(id)
  const leaveLine = createLeaveLine({ db, clock })
  const joinLine = createJoinLine({ db, clock, findTrip })
  return {
    forPages: {
      showJoining: createShowJoining({ db, clock, findTrip, picture }),
      showParty: createShowParty({ db, clock, findTrip, picture, links }),
      /** Answers where the party sees its place. */
      joinWaiting: async (...wish: Parameters<typeof joinLine>) => {
        const joined = await joinLine(...wish)
        return joined.ok ? { ok: true as const, path: links.pathOf(joined.id) } : joined
      },
      leaveWaiting: async (code: string) => {
        const id = links.read(code)
        return id !== null && (await leaveLine(id, 'traveller'))
      },
    },
    keepPlace: createKeepPlace({ links }),
    listMyPlaces: createListMyPlaces({ db, clock, findTrip, picture, links }),
    mendLines: createMendLines({ db, clock }),
    tellWaiting: createTellWaiting({
      db,
      clock,
      site,
      siteUrl: env.web.siteUrl,
      links,
      tripSms: createTripSms(resources),
    }),
  }
}

export type Waiting = ReturnType<typeof createWaiting>
export type WaitingPages = Waiting['forPages']
