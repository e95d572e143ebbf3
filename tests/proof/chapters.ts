import { databaseAway } from './away-round.ts'
import { approvalCrashes } from './chapters/approval-crashes.ts'
import { bookingCrashes } from './chapters/booking-crashes.ts'
import { cancelledDeparture } from './chapters/cancelled-departure.ts'
import { costlyTests } from './chapters/costly-tests.ts'
import { crashes } from './chapters/crashes.ts'
import { cutDatabase } from './chapters/cut-database.ts'
import { deskCrashes } from './chapters/desk-crashes.ts'
import { deskLists } from './chapters/desk-lists.ts'
import { edge } from './chapters/edge.ts'
import { editions } from './chapters/editions.ts'
import { edits } from './chapters/edits.ts'
import { enquiryLists } from './chapters/enquiry-lists.ts'
import { forms } from './chapters/forms.ts'
import { guesses } from './chapters/guesses.ts'
import { hangingSms } from './chapters/hanging-sms.ts'
import { html } from './chapters/html.ts'
import { lifeCrashes } from './chapters/life-crashes.ts'
import { longLog } from './chapters/long-log.ts'
import { manyRequests } from './chapters/many-requests.ts'
import { paymentFaults } from './chapters/payment-faults.ts'
import { presses } from './chapters/presses.ts'
import { prices } from './chapters/prices.ts'
import { publishCrashes } from './chapters/publish-crashes.ts'
import { publishing } from './chapters/publishing.ts'
import { rolling } from './chapters/rolling.ts'
import { saving } from './chapters/saving.ts'
import { seatRush } from './chapters/seat-rush.ts'
import { slowPhonePe } from './chapters/slow-phonepe.ts'
import { staffGuesses } from './chapters/staff-guesses.ts'
import { clusterProof } from './cluster.ts'
import { crowd, longCrowd } from './crowd.ts'
import { hangingWorkers } from './drawing-round.ts'
import { fullDisk } from './full-disk-round.ts'
import { image } from './image-round.ts'
import { orphanStops } from './orphan-stop-round.ts'
import { production } from './production-round.ts'
import type { Proof } from './proof.ts'
import { providersDown } from './providers-round.ts'
import { rotation } from './rotation-round.ts'
import { slowClients } from './slow-clients-round.ts'
import { stops } from './stop-round.ts'

/** Every chapter, in the order in which they are proven. */
export const chapters = ({ routes }: { routes: number | undefined }): Proof[] => [
  costlyTests,
  crashes,
  manyRequests,
  crowd,
  longCrowd,
  slowClients,
  cutDatabase,
  databaseAway,
  fullDisk,
  providersDown,
  hangingWorkers,
  stops,
  orphanStops,
  hangingSms,
  seatRush,
  bookingCrashes,
  deskCrashes,
  lifeCrashes,
  approvalCrashes,
  editions,
  publishing,
  publishCrashes,
  edits,
  paymentFaults,
  cancelledDeparture,
  slowPhonePe,
  prices,
  guesses,
  staffGuesses,
  forms,
  saving,
  production,
  image,
  rotation,
  rolling,
  edge,
  longLog,
  deskLists,
  enquiryLists,
  html,
  presses(routes),
  clusterProof,
]
