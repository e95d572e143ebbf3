import { lazy, Suspense } from 'react'
import { loadPlanTripDialog } from './load-plan-trip-dialog.ts'
import { usePlanTripOpen } from './plan-trip-store.ts'

const PlanTripDialog = lazy(loadPlanTripDialog)

/** Where the dialog appears once asked for. */
export function PlanTripHost() {
  return usePlanTripOpen() ? (
    <Suspense>
      <PlanTripDialog />
    </Suspense>
  ) : null
}
