import type { Refused } from '#server/console/refused.ts'
import { RefusedScreen } from '../frame/refused-screen.tsx'

const samples: Refused[] = [
  {
    kind: 'forbidden',
    status: 403,
    saying: 'Cancelling a departure',
    role: 'accountant',
    instead: 'You may approve a cancellation that a manager asks for.',
    may: [],
  },
  { kind: 'not found', status: 404 },
  { kind: 'database away', status: 503 },
  { kind: 'failed', status: 500 },
  { kind: 'from elsewhere', status: 403 },
  { kind: 'unreadable', status: 413 },
]

/** What stands in the place of a page. */
export function StateParts() {
  return (
    <div className="columns halves">
      {samples.map((refused) => (
        <RefusedScreen key={refused.kind} refused={refused} />
      ))}
    </div>
  )
}
