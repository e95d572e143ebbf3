import { performance } from 'node:perf_hooks'

/** From this share of its time on in which it had something to do, the event loop is busy. */
const busyFrom = 0.95
/** In milliseconds. */
const lookEvery = 500

/** Tells whether the event loop was busy lately. */
export function watchLoop(): () => boolean {
  let last = performance.eventLoopUtilization()
  let lookedAt = performance.now()
  let busy = false
  return () => {
    const now = performance.now()
    if (now - lookedAt < lookEvery) return busy
    const next = performance.eventLoopUtilization()
    busy = performance.eventLoopUtilization(next, last).utilization >= busyFrom
    last = next
    lookedAt = now
    return busy
  }
}
