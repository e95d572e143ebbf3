import { nth } from './list.ts'

/** Random numbers from 0 to 1, and what scenes choose by them. */
export type Rng = {
  (): number
  range(low: number, high: number): number
  int(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(p: number): boolean
  /** Roughly normal, mean 0, about -1..1. */
  bell(): number
}

/** The same seed gives the same numbers, hence the same picture, on every machine. */
export function createRng(seed: number | string): Rng {
  // FNV-1a turns the seed into a number, mulberry32 goes on from there.
  let hash = 2166136261
  for (const ch of String(seed)) hash = Math.imul(hash ^ ch.charCodeAt(0), 16777619)
  let state = hash >>> 0
  const next = (() => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }) as Rng
  next.range = (low, high) => low + (high - low) * next()
  next.int = (low, high) => Math.floor(next.range(low, high + 1))
  next.pick = (list) => nth(list, Math.floor(next() * list.length))
  next.chance = (p) => next() < p
  next.bell = () => (next() + next() + next()) / 1.5 - 1
  return next
}
