import { timeInIndia } from '#domain/calendar/clock.ts'
import type { OpenPayment } from '../kept-wishes.ts'

/** '14:47 IST': a time of the clock, by the server's word. */
export function keptUntil({ holdExpiresAt }: OpenPayment): string {
  return `${timeInIndia(new Date(holdExpiresAt))} IST`
}
