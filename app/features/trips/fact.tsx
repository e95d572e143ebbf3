import { keepTogether } from '#domain/site/keep-together.ts'
import type { Said } from '#domain/trips/describe-facts.ts'

/** A fact of a trip, what matters most first. */
export function Fact({ said: { lead, text, note } }: { said: Said }) {
  return (
    <p className="text-pretty">
      {lead && <b className="font-label">{lead}</b>}{' '}
      {text && <span className="text-ink-2">{keepTogether(text)}</span>}
      {note && <span className="block text-sm text-ink-3">{keepTogether(note)}</span>}
    </p>
  )
}
