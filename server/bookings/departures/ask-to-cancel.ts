import type { Actor } from '#domain/staff/actor.ts'
import type { AskApproval, Asked } from '../../approvals/ask-approval.ts'
import { departureSubject, type WhichDeparture } from '../../departures/change-departure.ts'
import type { CancelDeparture, DepartureCancelled } from '../refunds/cancel-departure.ts'
import type { PreviewCancellation } from './preview-cancellation.ts'

/** `cancelled`: nobody had paid, so one person was enough. `asked`: it waits for a second one. */
export type AskedToCancel =
  | { ok: true; done: 'cancelled' }
  | { ok: true; done: 'asked'; id: string }
  | { ok: false; reason: Extract<DepartureCancelled | Asked, { ok: false }>['reason'] }

/** Cancels a departure where one person may, and else asks for a second one. The same form twice does it once. */
export function createAskToCancel(deps: {
  cancelDeparture: CancelDeparture
  previewCancellation: PreviewCancellation
  askApproval: AskApproval
}) {
  return async (
    which: WhichDeparture,
    { why, shown }: { why: string; shown: string },
    by: Extract<Actor, { kind: 'staff' }>,
  ): Promise<AskedToCancel> => {
    const cancelled = await deps.cancelDeparture(which, by, { why })
    if (cancelled.ok) return { ok: true, done: 'cancelled' }
    if (cancelled.reason !== 'needs two persons') return { ok: false, reason: cancelled.reason }
    const preview = await deps.previewCancellation(which)
    if (!preview) return { ok: false, reason: 'unknown' }
    const asked = await deps.askApproval(
      {
        kind: 'departure cancelled',
        subjectId: departureSubject(which).id,
        payload: {},
        sumPaise: preview.backPaise,
        shown,
        why,
      },
      by,
    )
    return asked.ok ? { ok: true, done: 'asked', id: asked.id } : { ok: false, reason: asked.reason }
  }
}
