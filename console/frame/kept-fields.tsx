import { keyed } from '#app/ui/collections/keyed.ts'
import type { KeptFields } from '#server/console/refused.ts'

/** The fields of a form that waits. */
export function Kept({ fields }: { fields: KeptFields }) {
  return keyed(fields, ([name]) => name).map(([key, [name, value]]) => (
    <input key={key} type="hidden" name={name} value={value} />
  ))
}
