import { refundTime } from '#domain/money/cancellation.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Desk } from '#server/console/desk.ts'
import { headOf, type Which } from './show-departure.ts'

export type CancellationView = NonNullable<Awaited<ReturnType<typeof showCancellation>>>

/** What cancelling would do, before anything happens. Null when there is no such departure, or nothing left to cancel. */
export async function showCancellation({ services, now }: Pick<Desk, 'services' | 'now'>, which: Which) {
  const { departures } = services
  const row = await departures.find(which)
  if (!row) return null
  const { lines, holds } = await departures.previewCancellation(which)
  const add = (of: (line: (typeof lines)[number]) => number) => lines.reduce((sum, line) => sum + of(line), 0)
  const back = ({ toOnlinePaise, toWalletPaise }: (typeof lines)[number]) => toOnlinePaise + toWalletPaise
  return {
    ...headOf(row, [], now),
    lines: lines.map((line) => ({
      reference: line.reference,
      name: line.name,
      guests: line.guests,
      paid: formatPaise(line.paidPaise),
      back: formatPaise(back(line)),
      how: [
        line.toOnlinePaise > 0 && `PhonePe, ${refundTime}`,
        line.toWalletPaise > 0 && `${formatPaise(line.toWalletPaise)} into the wallet`,
      ]
        .filter(Boolean)
        .join('; '),
    })),
    holds,
    guests: add(({ guests }) => guests),
    paid: formatPaise(add(({ paidPaise }) => paidPaise)),
    back: formatPaise(add(back)),
    credit: add(({ troubleCreditPaise }) => troubleCreditPaise)
      ? formatPaise(add(({ troubleCreditPaise }) => troubleCreditPaise))
      : null,
    /** What has to be typed. */
    typed: row.tripId,
  }
}
