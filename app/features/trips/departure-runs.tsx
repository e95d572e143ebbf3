import { CircleCheck, Users } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { BriefRun } from '#domain/departures/departure-run.ts'

/** Whether a departure runs; the sign and the colour only repeat what the words say. */
export function DepartureRuns({ run: { confirmed, text } }: { run: BriefRun }) {
  return (
    <span
      className={`inline-flex items-start gap-1.5 text-sm ${confirmed ? 'font-label text-leaf' : 'text-ink-2'}`}
    >
      <Icon node={confirmed ? CircleCheck : Users} size={16} className="mt-[0.15em] shrink-0" />
      {text}
    </span>
  )
}
