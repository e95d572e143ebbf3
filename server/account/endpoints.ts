import { Hono } from 'hono'
import { isDatabaseAway } from '../http/database-away.ts'
import type { IdentifyTraveller } from '../identity/identify-traveller.ts'
import type { Log } from '../log.ts'
import { type BookingDeps, bookingEndpoints } from './booking-endpoints.ts'
import { type DataDeps, dataEndpoints } from './data-endpoints.ts'
import { type DeviceDeps, deviceEndpoints } from './device-endpoints.ts'
import { type ProfileDeps, profileEndpoints } from './profile-endpoints.ts'
import { refuseAccount } from './refusals.ts'
import { largestBody, type Methods } from './resource.ts'
import { type SavedTripDeps, savedTripEndpoints } from './saved-trip-endpoints.ts'
import { type WaitingDeps, waitingEndpoints } from './waiting-endpoints.ts'

export type AccountRouteDeps = ProfileDeps &
  DeviceDeps &
  SavedTripDeps &
  DataDeps &
  BookingDeps &
  WaitingDeps & { identifyTraveller: IdentifyTraveller; log: Log }

const readMethods = new Set(['GET', 'HEAD'])

/**
 * Mounted at /api/account. Whoever asks shows a Bearer token, which no other site's page can send, so requests may come from
 * anywhere. Every answer is JSON and kept by nobody.
 */
export function accountRoutes(deps: AccountRouteDeps): Hono {
  const { identifyTraveller, log } = deps
  const resources: Record<string, Methods> = {
    ...profileEndpoints(deps),
    ...deviceEndpoints(deps),
    ...savedTripEndpoints(deps),
    ...dataEndpoints(deps),
    ...bookingEndpoints(deps),
    ...waitingEndpoints(deps),
  }
  const routes = new Hono()
  routes.onError((error, c) => {
    log.error({ path: c.req.path, error }, 'request failed')
    return refuseAccount(c, isDatabaseAway(error) ? 'away' : 'unexpected_failure')
  })
  routes.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    return Number(c.req.header('content-length')) > largestBody ? refuseAccount(c, 'too_large') : next()
  })
  for (const [path, answers] of Object.entries(resources)) {
    routes.all(path, async (c) => {
      const reads = readMethods.has(c.req.method)
      const answer = answers[reads ? 'GET' : c.req.method]
      if (!answer) {
        c.header('Allow', Object.keys(answers).join(', '))
        return refuseAccount(c, 'method_not_allowed')
      }
      const intent = reads ? 'read' : 'write'
      const identified = await identifyTraveller(c.req.header('authorization'), intent)
      return identified.ok ? answer(c, identified.traveller) : refuseAccount(c, identified.code)
    })
  }
  routes.all('*', (c) => refuseAccount(c, 'not_found'))
  return routes
}
