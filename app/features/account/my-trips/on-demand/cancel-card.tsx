import { ChevronRight, Undo2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { addDays, showDate } from '#domain/calendar/calendar-date.ts'
import { formatRupees } from '#domain/money/money.ts'
import { AccountCard } from '../../account-card.tsx'
import { Notice } from '../../notice.tsx'
import type { OpenBookingData } from '../open-booking-data.ts'
import { rowLook } from '../row-look.ts'
import { CancelDialog } from './cancel-dialog.tsx'

type CancelCardProps = { booking: OpenBookingData; onCancelled: () => void }

/** What comes back on which day, and the door to it. */
export function CancelCard({ booking, onCancelled }: CancelCardProps) {
  const [open, setOpen] = useState(false)
  const [now] = booking.refundSteps
  const wasOpen = useRef(false)
  // Once all is done the button is gone: the focus goes on at the page's head.
  useEffect(() => {
    if (wasOpen.current && !open && !now) document.querySelector('h1')?.focus()
    wasOpen.current = open
  }, [open, now])

  // The dialog stays until it is closed, although the booking has gone over to the cancelled ones.
  if (!now && !open) return null
  return (
    <AccountCard title="If you cancel">
      {now && (
        <>
          <Notice tone={now.refund > 0 ? 'good' : 'news'} icon={Undo2} className="mt-4">
            <b className="font-strong">{promiseOf(now, booking.sentBefore)}</b>
          </Notice>
          <RefundTable steps={booking.refundSteps} />
        </>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!now}
        onClick={() => setOpen(true)}
        className={`mt-2 -mb-2 ${rowLook}`}
      >
        Cancel this booking
        <Icon node={ChevronRight} size={20} className="shrink-0 text-ink-3" />
      </button>
      {open && <CancelDialog booking={booking} onChanged={onCancelled} onClose={() => setOpen(false)} />}
    </AccountCard>
  )
}

type Step = OpenBookingData['refundSteps'][number]

function promiseOf({ until, refund }: Step, sentBefore: number): string {
  if (refund === 0)
    return sentBefore > 0
      ? `${formatRupees(sentBefore)} was sent back before. There is no further refund.`
      : 'According to the refund table, there is no refund any more.'
  const back = `get ${formatRupees(refund)} back.`
  return until ? `Cancel by ${showDate(until)}, 11:59 pm IST and ${back}` : `Cancel and ${back}`
}

function RefundTable({ steps }: { steps: Step[] }) {
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-xs font-label text-peacock underline decoration-[1.5px] underline-offset-4 hover:text-ink">
        All dates and amounts
      </summary>
      <table className="mt-1 w-full text-left">
        <caption className="sr-only">What you get back, by day</caption>
        <tbody className="divide-y divide-line">
          {steps.map(({ until, refund }, i) => (
            <tr key={until}>
              <th scope="row" className="py-2.5 pr-3 font-normal">
                {periodOf(until, steps[i - 1]?.until ?? null)} {i === 0 && <Badge tone="leaf">now</Badge>}
              </th>
              <td className="py-2.5 text-right font-label tabular-nums">{formatRupees(refund)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function periodOf(until: string | null, before: string | null): string {
  if (until) return `Until ${showDate(until)}, 11:59 pm IST`
  return before ? `From ${showDate(addDays(before, 1))}` : 'From now on'
}
