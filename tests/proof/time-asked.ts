import { faultsOf } from './proof.ts'

/** In milliseconds, of 95 in 100: of a list, and of a return that is made of all papers of a month or all money of a quarter. */
const longest = { list: 100, return: 1_000 }
const rounds = { list: 40, return: 10 }

export type Asked = [name: string, kind: keyof typeof longest, ask: () => Promise<unknown>]

/** How long each takes, and which take too long. */
export async function timeAsked(asked: Asked[]): Promise<{ told: string[]; faults: string[] }> {
  const told: string[] = []
  const faults: string[] = []
  for (const [name, kind, ask] of asked) {
    const times: number[] = []
    for (let round = 0; round < rounds[kind]; round++) {
      const began = performance.now()
      await ask()
      times.push(performance.now() - began)
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
    told.push(`${name} ${p95.toFixed(0)} ms`)
    faults.push(...faultsOf({ [`${name} took ${p95.toFixed(0)} ms`]: p95 <= longest[kind] }))
  }
  return { told, faults }
}
