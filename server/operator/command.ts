import type { OperatorResources } from './open-operator.ts'

/** `message` is one sentence for the operator. */
export type Outcome = { ok: boolean; message: string }

/** One row of the operator's commands. */
export type Command = {
  name: string
  /** What must follow the name, such as `<phone>`. */
  takes: string[]
  does: string
  run: (resources: OperatorResources, ...args: string[]) => Promise<Outcome>
}
