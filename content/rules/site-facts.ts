import { stateOfGstin } from '#domain/papers/gstin.ts'
import { fileOf } from '../kinds.ts'
import type { Problem, Source } from '../problem.ts'

/** Papers are made of who sells: without it nothing can be sold, and a GSTIN tells the State that it is registered in. */
export function checkSiteFacts({ siteFacts }: Source): Problem[] {
  // What is wrong with the file was said of its fields.
  if (!siteFacts) return []
  const { gstin, state } = siteFacts.seller
  if (stateOfGstin(gstin) === state) return []
  const message = `write the State of the GSTIN, or the GSTIN of ${state}: its first two digits tell the State`
  return [{ file: fileOf('site', 'seller'), field: 'gstin', message }]
}
