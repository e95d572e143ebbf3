import { clockInIndia } from '#domain/calendar/clock.ts'
import type { OpenPayment } from '../kept-wishes.ts'

/** '2:47 pm IST': a time of the clock, by the server's word. */
export function keptUntil({ holdExpiresAt }: OpenPayment): string {
  return `${clockInIndia(new Date(holdExpiresAt))} IST`
}
