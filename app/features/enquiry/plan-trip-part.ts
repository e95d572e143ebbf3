import { partBehindLink } from '#app/ui/part-behind-link.ts'

export const planTripPart = partBehindLink(() =>
  import('./plan-trip-dialog.tsx').then(({ default: PlanTripDialog }) => PlanTripDialog),
)
