import { refundTime } from '#domain/money/cancellation.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Desk } from '#server/console/desk.ts'
import { headOf, type Which } from './show-departure.ts'

export type CancellationView = NonNullable<Awaited<ReturnType<typeof showCancellation>>>

/** What cancelling would do, before anything happens. Null when there is no such departure, or nothing left to cancel. */
export async function showCancellation({ services, now }: Pick<Desk, 'services' | 'now'>, which: Which) {
  const { departures, approvals } = services
  const [row, preview] = [await departures.find(which), await departures.previewCancellation(which)]
  if (!row || !preview) return null
  const { lines, holds, shown } = preview
  const open = await approvals.findOpen('departure cancelled', `${row.tripId}/${row.id}`)
  const add = (of: (line: (typeof lines)[number]) => number) => lines.reduce((sum, line) => sum + of(line), 0)
  const backOf = ({ toOnlinePaise, toWalletPaise }: (typeof lines)[number]) => toOnlinePaise + toWalletPaise
  return {
    ...headOf(row, [], now),
    lines: lines.map((line) => ({
      reference: line.reference,
      name: line.name,
      guests: line.guests,
      paid: formatPaise(line.paidPaise),
      back: formatPaise(backOf(line)),
      how: [
        line.toOnlinePaise > 0 && `The way it was paid, ${refundTime}`,
        line.toWalletPaise > 0 && `${formatPaise(line.toWalletPaise)} into the wallet`,
      ]
        .filter(Boolean)
        .join('; '),
    })),
    holds,
    guests: add(({ guests }) => guests),
    paid: formatPaise(add(({ paidPaise }) => paidPaise)),
    back: formatPaise(preview.backPaise),
    credit: add(({ troubleCreditPaise }) => troubleCreditPaise)
      ? formatPaise(add(({ troubleCreditPaise }) => troubleCreditPaise))
      : null,
    /** The fingerprint of all this, which the form sends back. */
    shown,
    /** The approval that waits for somebody, if one does. */
    asked: open && open.expiresAt > now ? `/console/approvals/${open.id}` : null,
    /** What has to be typed. */
    typed: row.tripId,
  }
}
