import { nth } from './list.ts'
// Seeded randomness: same seed, same picture, on every machine.
export type Rng = {
  (): number
  range(a: number, b: number): number
  int(a: number, b: number): number
  pick<T>(list: readonly T[]): T
  chance(p: number): boolean
  /** Roughly normal, mean 0, about -1..1. */
  bell(): number
}
export function createRng(seed: number | string): Rng {
  let h = 2166136261
  for (const ch of String(seed)) h = Math.imul(h ^ ch.charCodeAt(0), 16777619)
  let a = h >>> 0
  const next = (() => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }) as Rng
  next.range = (lo, hi) => lo + (hi - lo) * next()
  next.int = (lo, hi) => Math.floor(next.range(lo, hi + 1))
  next.pick = (list) => nth(list, Math.floor(next() * list.length))
  next.chance = (p) => next() < p
  next.bell = () => (next() + next() + next()) / 1.5 - 1
  return next
}
