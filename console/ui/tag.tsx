import type { ReactNode } from 'react'

type Tone = 'good' | 'wait' | 'under-way' | 'bad' | 'chosen' | 'plain'

/** A state in words; the tint only repeats them. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag ${tone}`}>{children}</span>
}
