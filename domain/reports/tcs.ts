import { shareOfPaise } from '../papers/paper-amounts.ts'

/** Money of a booking that came on a day, or went back (below zero), with what had come or gone that way before. */
export type Movement = { paise: number; beforePaise: number; totalPaise: number; tcsPaise: number }

/**
 * The tax in it: its share of the booking's, reckoned from all that has come so far less what came before, so that the receipts of a booking add up to its tax, and
 * what goes back takes away what its credit notes say.
 */
export function tcsIn({ paise, beforePaise, totalPaise, tcsPaise }: Movement): number {
  if (totalPaise === 0) return 0
  const reached = (sum: number) => shareOfPaise(tcsPaise, Math.min(sum, totalPaise), totalPaise)
  const share = reached(beforePaise + Math.abs(paise)) - reached(beforePaise)
  return paise < 0 ? -share : share
}

/** All that is seen of a PAN: '••••••234F'. */
export function coverPan(pan: string): string {
  return `••••••${pan.slice(-4)}`
}
