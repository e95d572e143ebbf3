import type { Actor } from './actor.ts'

/** Whether somebody of the company acts: such acts stand in the log. */
export function isOperator({ kind }: Actor): boolean {
  return kind === 'staff' || kind === 'command line'
}

export function staffIdOf(by: Actor): string | null {
  return by.kind === 'staff' ? by.id : null
}
