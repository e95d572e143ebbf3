import { useMemo } from 'react'
import type { AccountData } from '../use-account-data.ts'
import { type Found, useKept } from '../use-kept.ts'
import type { KeptTrips } from './on-demand/kept-trips-store.ts'

/** The bookings as they were last read, for as long as the network gives none. */
export function useKeptTrips(
  userId: string | null,
  data: Pick<AccountData<never>, 'state' | 'refresh'>,
): Found<KeptTrips> {
  const read = useMemo(
    () =>
      userId === null
        ? null
        : () => import('./on-demand/kept-trips-store.ts').then(({ readKeptTrips }) => readKeptTrips(userId)),
    [userId],
  )
  return useKept(read, data)
}
