import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Operation } from './api.ts'
import { type Answer, send } from './http.ts'

/** What is done to a call in place of the right answer. `hang` never answers, `drop` ends the connection, `delay` answers late. */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'refuse'; message: string }
  | { kind: 'not json'; status: number }
  | { kind: 'hang' }
  | { kind: 'drop' }
  | { kind: 'delay'; milliseconds: number }

export type FaultRule = {
  fault: Fault
  /** Which calls meet it; all when absent. */
  operation?: Operation
  /** How many calls meet it; null for every one until the faults are cleared. */
  times?: number | null
  /** Of a call to meet it, 0 to 1. */
  chance?: number
  /** The call is carried out first: what it asked for has happened, and nobody hears of it. */
  applied?: boolean
}

export function createFaults() {
  const rules: (FaultRule & { left: number })[] = []
  const hanging = new Set<ServerResponse>()

  function take(operation: Operation): FaultRule | null {
    const rule = rules.find(
      (one) => (!one.operation || one.operation === operation) && Math.random() < (one.chance ?? 1),
    )
    if (!rule) return null
    rule.left--
    if (rule.left <= 0) rules.splice(rules.indexOf(rule), 1)
    return rule
  }

  return {
    /** Added after those that are there: of several for one call the first is met. */
    inject(rule: FaultRule): void {
      rules.push({ ...rule, left: rule.times === null ? Number.POSITIVE_INFINITY : (rule.times ?? 1) })
    },
    clear: () => void rules.splice(0),
    pending: () => rules.length,
    hanging: () => hanging.size,

    /** Answers the call, or does what a fault wants instead. */
    async meet(operation: Operation, response: ServerResponse, answer: () => Answer): Promise<void> {
      const rule = take(operation)
      if (!rule) return send(response, answer())
      const { fault } = rule
      const carriedOut = rule.applied ? answer() : null
      switch (fault.kind) {
        case 'status':
          return send(response, {
            status: fault.status,
            body: { code: 'ERROR', message: 'Something went wrong' },
          })
        case 'refuse':
          return send(response, { status: 400, body: { code: 'BAD_REQUEST', message: fault.message } })
        case 'not json':
          return send(response, { status: fault.status, body: '<html>Service unavailable</html>' })
        case 'drop':
          return void response.destroy()
        case 'hang':
          hanging.add(response)
          return void response.once('close', () => hanging.delete(response))
        case 'delay':
          await sleep(fault.milliseconds, undefined, { ref: false })
          return send(response, carriedOut ?? answer())
      }
    },
  }
}
