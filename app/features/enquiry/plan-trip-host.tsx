import { planTripPart } from './plan-trip-part.ts'
import { usePlanTripOpen } from './plan-trip-store.ts'

/** Where the dialog appears once asked for. */
export function PlanTripHost() {
  return usePlanTripOpen() ? <planTripPart.Part /> : null
}
