import { Hono } from 'hono'
import * as v from 'valibot'
import type { IdentifyTraveller } from '../identity/identify-traveller.ts'
import type { FindCoupon } from './find-coupon.ts'
import type { ListCoupons } from './list-coupons.ts'

export type CouponRouteDeps = {
  listCoupons: ListCoupons
  findCoupon: FindCoupon
  identifyTraveller: IdentifyTraveller
}

const querySchema = v.object({
  package: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
  children: v.optional(v.pipe(v.string(), v.regex(/^(\d|1[0-4])$/), v.transform(Number))),
  ownRooms: v.optional(v.pipe(v.string(), v.regex(/^(\d|1[0-5])$/), v.transform(Number))),
  date: v.optional(v.pipe(v.string(), v.isoDate())),
  guests: v.pipe(v.string(), v.regex(/^([1-9]|1[0-5])$/), v.transform(Number)),
})

/** Mounted at /api. Whoever shows no token, or one that is over, is a visitor. */
export function couponRoutes({ listCoupons, findCoupon, identifyTraveller }: CouponRouteDeps): Hono {
  const routes = new Hono()
  routes.get('/coupons/:code', (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json(findCoupon(c.req.param('code')))
  })
  routes.get('/trips/:id/coupons', async (c) => {
    c.header('Cache-Control', 'no-store')
    const query = v.safeParse(querySchema, c.req.query())
    if (!query.success) return c.json({ error: 'Please name a package and 1 to 15 guests.' }, 400)
    const { package: packageId, ...party } = query.output
    const identified = await identifyTraveller(c.req.header('authorization'), 'read')
    const phone = (identified.ok && identified.traveller.phone) || null
    const coupons = await listCoupons({ tripId: c.req.param('id'), packageId, ...party }, phone)
    return coupons ? c.json({ coupons }) : c.json({ error: 'There is no such trip or package.' }, 404)
  })
  return routes
}
