import { useState } from 'react'
import { accountFetch } from '#app/features/login/account-fetch.ts'
import { useEachTime } from '#app/ui/use-each-time.ts'
import type { OfferedCoupon } from '#server/bookings/list-coupons.ts'
import type { Party } from '../bookable.ts'

type Wanted = { tripId: string; packageId: string; date: string; party: Party; userId: string | null }

/** The codes that hold for this booking, as the server says it; none where it can't be asked. */
export function useOfferedCoupons({ tripId, packageId, date, party, userId }: Wanted): OfferedCoupon[] {
  const [offered, setOffered] = useState<OfferedCoupon[]>([])
  const { guests, children, ownRooms } = party
  const others = `${children > 0 ? `&children=${children}` : ''}${ownRooms > 0 ? `&ownRooms=${ownRooms}` : ''}`
  const path = `/api/trips/${tripId}/coupons?package=${packageId}&date=${date}&guests=${guests}${others}`
  useEachTime(`${userId} ${path}`, () => {
    let here = true
    readCoupons(path).then((coupons) => here && setOffered(coupons))
    return () => {
      here = false
    }
  })
  return offered
}

async function readCoupons(path: string): Promise<OfferedCoupon[]> {
  try {
    const answer = await accountFetch(path)
    return answer.ok ? (await answer.json()).coupons : []
  } catch {
    return []
  }
}
