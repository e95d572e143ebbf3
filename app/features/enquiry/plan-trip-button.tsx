import type { ReactNode } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { planTripDialog } from './enquiry-dialogs.ts'
import { openPlanTrip } from './plan-trip-host.tsx'

type Props = { className: string; children: ReactNode; onOpen?: () => void; label?: string }

/** Opens 'Plan Your Trip'. Without its script it is a link to the operator's chat. */
export function PlanTripButton({ className, children, onOpen, label }: Props) {
  const site = useSite()
  if (!site) return null
  return (
    <a
      href={`https://wa.me/${site.whatsapp}`}
      aria-haspopup="dialog"
      aria-label={label}
      className={className}
      onPointerEnter={planTripDialog.preload}
      onFocus={planTripDialog.preload}
      onClick={(event) =>
        planTripDialog.open(event, () => {
          onOpen?.()
          openPlanTrip()
        })
      }
    >
      {children}
    </a>
  )
}
