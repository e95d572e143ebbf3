import { Hono } from 'hono'
import { clientAddress } from '../http/client-address.ts'
import { formAsJson } from '../http/form-as-json.ts'
import type { Refuse } from '../http/refuse.ts'
import { createTakeEnquiry, type TakeEnquiryDeps } from './take-enquiry.ts'

export type EnquiryRouteDeps = TakeEnquiryDeps & { refuse: Refuse; trustedProxies: number }

/** Mounted at /api/enquiries. */
export function enquiryRoutes({ refuse, trustedProxies, ...deps }: EnquiryRouteDeps): Hono {
  const takeEnquiry = createTakeEnquiry(deps)
  const routes = new Hono()
  routes.post('/', async (c) => {
    const sent = { request: c.req.raw, clientAddress: clientAddress(c, trustedProxies) }
    return formAsJson(c, await takeEnquiry(sent, { sentAs: 'json' }), 201)
  })
  routes.all('/', (c) => {
    c.header('Allow', 'POST')
    return refuse(c, 405)
  })
  return routes
}
