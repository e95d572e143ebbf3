import { Hono } from 'hono'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { checkEnquiry } from '#domain/forms/enquiry-request.ts'
import { minutesToWait } from '#domain/forms/minutes-to-wait.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { Site } from '#domain/site/site.ts'
import { clientAddress } from '../http/client-address.ts'
import { formAsJson } from '../http/form-as-json.ts'
import type { ReceiveForm } from '../http/receive-form.ts'
import type { Refuse } from '../http/refuse.ts'
import type { ReceiveEnquiry } from './receive-enquiry.ts'

export type EnquiryRouteDeps = {
  receiveEnquiry: ReceiveEnquiry
  receiveForm: ReceiveForm
  refuse: Refuse
  clock: Clock
  site: Site
  trustedProxies: number
}

/** Mounted at /api/enquiries. */
export function enquiryRoutes(deps: EnquiryRouteDeps): Hono {
  const { receiveEnquiry, receiveForm, refuse, clock, site, trustedProxies } = deps
  const callUs = `write to ${site.email} or call ${displayPhone(site.phone)}`
  const words = {
    wrongType: 'Send the enquiry as application/json.',
    tooMany: (retryAfter: number) =>
      `That was a lot of enquiries. Wait ${minutesToWait(retryAfter)}, or ${callUs}.`,
    failed: `We could not store that just now. Try again in a minute, or ${callUs}.`,
  }
  const routes = new Hono()
  routes.post('/', async (c) => {
    const received = await receiveForm(
      { request: c.req.raw, clientAddress: clientAddress(c, trustedProxies) },
      {
        sentAs: 'json',
        check: (fields) => checkEnquiry(fields, dateInIndia(clock.now())),
        limit: 'enquiry',
        use: async (enquiry) => ({ reference: await receiveEnquiry(enquiry) }),
        words,
      },
    )
    return formAsJson(c, received, 201)
  })
  routes.all('/', (c) => {
    c.header('Allow', 'POST')
    return refuse(c, 405)
  })
  return routes
}
