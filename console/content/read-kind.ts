import { orNotFound } from '../answers.ts'

/** All kinds but trips, which have pages of their own. */
export const wordKinds = ['post', 'place', 'page', 'coupon', 'site'] as const
export type WordKind = (typeof wordKinds)[number]

export function readKind(params: { kind?: string }): WordKind {
  return orNotFound(wordKinds.find((kind) => kind === params.kind))
}
