import { createStore } from '#app/ui/create-store.ts'
import { planTripDialog } from './enquiry-dialogs.ts'

const isOpen = createStore(false)

export function openPlanTrip(): void {
  isOpen.set(true)
}

/** Where the dialog appears once asked for. */
export function PlanTripHost() {
  const open = isOpen.useStore((open) => open)
  return open ? <planTripDialog.Component onClose={() => isOpen.set(false)} /> : null
}
