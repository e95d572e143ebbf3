import { type Difference, differences } from './differences.ts'
import type { Section } from './fields/field.ts'

/** What two people made of one field. Empty where it says nothing, null where that one left it as it was. */
export type ThreeWay = {
  at: string
  label: string
  origin: string
  file: string | null
  ours: string | null
  /** They don't agree: one of the two has to give way. */
  both: boolean
}

type Texts = { origin: unknown; file: unknown; ours: unknown }

/** Where a file and what was published went different ways from the one that both come from, field by field; what they don't agree on first. */
export function threeWays(sections: readonly Section[], { origin, file, ours }: Texts): ThreeWay[] {
  const theirs = new Map(differences(sections, origin, file).map((one) => [one.label, one]))
  const own = new Map(differences(sections, origin, ours).map((one) => [one.label, one]))
  const rows = [...new Set([...theirs.keys(), ...own.keys()])].flatMap((label): ThreeWay[] => {
    const [left, right] = [theirs.get(label), own.get(label)]
    const known = left ?? right
    if (!known) return []
    const [fromFile, fromOurs] = [say(left), say(right)]
    return [
      {
        ...{ at: known.at, label, origin: known.was },
        file: fromFile,
        ours: fromOurs,
        both: fromFile !== null && fromOurs !== null && fromFile !== fromOurs,
      },
    ]
  })
  return [...rows.filter(({ both }) => both), ...rows.filter(({ both }) => !both)]
}

const words = { added: 'added', removed: 'removed', moved: 'moved', changed: '' }

function say(change: Difference | undefined): string | null {
  if (!change) return null
  return change.is || words[change.kind]
}
