import { plannable } from '../../catalogue/plannable.ts'
import { createListDepartures } from '../../departures/list-departures.ts'
import type { Resources } from '../../open-resources.ts'
import type { BookingNews } from '../booking-news.ts'
import { createChangeGuest } from '../guests/change-guest.ts'
import { createOfferLeft, type FreeHold } from '../holds/free-hold.ts'
import type { OpenOrder } from '../payments/open-order.ts'
import { createCancelGuests } from '../refunds/cancel-guests.ts'
import { createReadMove } from './read-move.ts'
import { createMoveBooking } from './start-move.ts'

/** What can happen to a booking while it stands: guests leave or give their seat to somebody, the date changes. */
export function createChanges(deps: {
  resources: Pick<Resources, 'db' | 'clock' | 'env' | 'catalogue'>
  news: BookingNews
  freeHold: FreeHold
  openOrder: OpenOrder
}) {
  const { resources, news, freeHold, openOrder } = deps
  const { db, clock, env, catalogue } = resources
  const listDepartures = createListDepartures({ db, clock })
  const findTrip = (id: string) => catalogue().findTrip(id)
  const readMove = createReadMove({
    clock,
    findTrip,
    listCoupons: () => catalogue().coupons,
    findDate: async (trip, departureId) =>
      (await listDepartures(plannable(trip))).find(({ id }) => id === departureId) ?? null,
  })
  return {
    ...createCancelGuests({ db, clock, news, limitPaise: env.operator.refundLimitPaise, findTrip }),
    ...createMoveBooking({
      db,
      clock,
      news,
      readMove,
      freeHold,
      offerLeft: createOfferLeft({ db, clock }),
      openOrder,
    }),
    changeGuest: createChangeGuest({ db, clock, news }),
  }
}
