import type { DeskMoveForm } from './desk-move.ts'

/** As an approval keeps it. */
type Payload = Record<string, string | number>

/** A cheaper date as it waits for a second person: nothing is paid for it, so the rest of the form says nothing. */
export function movePayload(form: DeskMoveForm & { startDate: string; title: string }): Payload {
  const {
    key,
    trip,
    departure,
    package: packageId,
    keeping,
    backPaise,
    backWay: way,
    startDate,
    title,
  } = form
  return {
    move: key,
    trip,
    departure,
    package: packageId,
    keeping,
    amountPaise: backPaise,
    way,
    startDate,
    title,
  }
}

export function isMove(payload: Payload): boolean {
  return typeof payload.move === 'string'
}

export function moveFormOf(payload: Payload): Omit<DeskMoveForm, 'reason'> {
  const text = (name: string) => String(payload[name])
  return {
    key: text('move'),
    trip: text('trip'),
    departure: text('departure'),
    package: text('package'),
    keeping: payload.keeping === 'nothing' ? 'nothing' : 'terms',
    nowPaise: 0,
    backPaise: Number(payload.amountPaise),
    pay: 'link',
    keep: 24,
    dueOn: null,
    backWay: payload.way === 'wallet' ? 'wallet' : 'as paid',
    receipt: null,
  }
}
