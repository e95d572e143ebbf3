import * as v from 'valibot'
import type { Log } from '../log.ts'
import type { CallApi } from './call-api.ts'
import type { NotFound, PhonePe, Refused, Unknown } from './phonepe.ts'

type Question<Read, No> = {
  call: keyof PhonePe
  path: string
  body?: unknown
  /** How an answer of 200 is read. */
  schema: v.GenericSchema<unknown, Read>
  /** What any other status means. */
  judge: (status: number, body: unknown) => No | Unknown
}

export type Ask = <Read, No extends Refused | NotFound>(
  question: Question<Read, No>,
) => Promise<{ ok: true; read: Read } | No | Unknown>

/** Gives what PhonePe said, its definite no, or `unknown`; then the log says why. */
export function createAsk({ callApi, log }: { callApi: CallApi; log?: Log }): Ask {
  return async ({ call, path, body, schema, judge }) => {
    const unknown: Unknown = { ok: false, reason: 'unknown' }
    const answer = await callApi(path, body)
    if (!answer.arrived) {
      const { problem } = answer
      log?.warn({ call, problem, ...('because' in answer && { because: answer.because }) }, unclear)
      return unknown
    }
    const { status } = answer
    const judged = status === 200 ? unknown : judge(status, answer.body)
    if (judged.reason !== 'unknown') return judged
    const read = status === 200 ? v.safeParse(schema, answer.body) : null
    if (read?.success) return { ok: true, read: read.output }
    log?.warn({ call, status, ...(read && { unread: v.getDotPath(read.issues[0]) }) }, unclear)
    return unknown
  }
}

const unclear = 'PhonePe gave no clear answer'
