import { bookingCrashes } from './chapters/booking-crashes.ts'
import { cancelledDeparture } from './chapters/cancelled-departure.ts'
import { costlyTests } from './chapters/costly-tests.ts'
import { crashes } from './chapters/crashes.ts'
import { crowd } from './chapters/crowd.ts'
import { cutDatabase } from './chapters/cut-database.ts'
import { forms } from './chapters/forms.ts'
import { guesses } from './chapters/guesses.ts'
import { hangingSms } from './chapters/hanging-sms.ts'
import { html } from './chapters/html.ts'
import { longLog } from './chapters/long-log.ts'
import { paymentFaults } from './chapters/payment-faults.ts'
import { presses } from './chapters/presses.ts'
import { prices } from './chapters/prices.ts'
import { saving } from './chapters/saving.ts'
import { seatRush } from './chapters/seat-rush.ts'
import { slowPhonePe } from './chapters/slow-phonepe.ts'
import type { Proof } from './proof.ts'

/** Every chapter, in the order in which they are proven. */
export const chapters = ({ routes }: { routes: number | undefined }): Proof[] => [
  costlyTests,
  crashes,
  crowd,
  cutDatabase,
  hangingSms,
  seatRush,
  bookingCrashes,
  paymentFaults,
  cancelledDeparture,
  slowPhonePe,
  prices,
  guesses,
  forms,
  saving,
  longLog,
  html,
  presses(routes),
]
