/** What the address of a party holds: its id, and our signature. */
export type WaitingCode = { id: string; signature: string }

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([\w-]{22})$/

/** Null for what is no such code. */
export function readWaitingCode(text: string): WaitingCode | null {
  const [, id, signature] = pattern.exec(text) ?? []
  return id && signature ? { id, signature } : null
}

export function writeWaitingCode({ id, signature }: WaitingCode): string {
  return `${id}-${signature}`
}

export function waitingPath(code: string): string {
  return `/waiting/${code}`
}

/** Where one joins the line of a departure. */
export function joinPath(tripId: string, departureId: string): string {
  return `/waiting/join/${tripId}/${departureId}`
}
