import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'

const content = loadOnDemand(() => import('../on-demand/own-plan.tsx').then(({ OwnPlan }) => OwnPlan))

type OwnPlanHostProps = Parameters<typeof content.Component>[0] & { className?: string }

/** Its script comes when somebody scrolls down to it. */
export function OwnPlanHost({ className, ...props }: OwnPlanHostProps) {
  return (
    <HydrateWhenNear as="div" id="own-plan" className={className}>
      <content.Component {...props} />
    </HydrateWhenNear>
  )
}
