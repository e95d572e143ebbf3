import type * as v from 'valibot'

export type Mode = 'local' | 'production'

/** One concern of the environment: its variables, what is wrong with them together, and what the server calls them. */
export type Concern<Variables extends v.ObjectEntries, Settings> = {
  variables: Variables
  problems: (raw: v.InferOutput<v.ObjectSchema<Variables, undefined>>, mode: Mode) => (string | false)[]
  read: (raw: v.InferOutput<v.ObjectSchema<Variables, undefined>>, mode: Mode) => Settings
}

export function defineConcern<Variables extends v.ObjectEntries, Settings>(
  concern: Concern<Variables, Settings>,
): Concern<Variables, Settings> {
  return concern
}
