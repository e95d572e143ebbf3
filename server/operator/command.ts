import type { Actor } from '#domain/staff/actor.ts'
import type { OperatorResources } from './open-operator.ts'

/**
 * `message` is one sentence for the operator, or what was asked for. `found` is an answer that ends with 1 although nothing went wrong: it stands where answers
 * stand.
 */
export type Outcome = { ok: boolean; message: string; found?: boolean }

/** What may follow a command's arguments; dates are YYYY-MM-DD. */
export type Options = { since: string | null; csv: boolean }

/** One row of the operator's commands. */
export type Command = {
  name: string
  /** What follows the name, such as `<phone>`; in brackets what may be left out. */
  takes: string[]
  options?: (keyof Options)[]
  does: string
  /** Stopped in between, it goes on when it is run again. */
  resumable?: boolean
  run: (resources: OperatorResources, args: string[], options: Options) => Promise<Outcome>
}

export const no = (message: string): Outcome => ({ ok: false, message })
export const yes = (message: string): Outcome => ({ ok: true, message })

/** As whom commands act. */
export const commandLine: Actor = { kind: 'command line' }
