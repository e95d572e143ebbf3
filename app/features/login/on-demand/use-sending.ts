import { useEffect, useEffectEvent, useState } from 'react'
import type { SendRefusal } from './refusals.ts'
import { type SendAnswer, sendLoginCode } from './send-login-code.ts'

type Sending = {
  busy: boolean
  /** Milliseconds: the last time a code was asked for, and when the next may be. */
  sentAt: number
  nextAt: number
  refusal: SendRefusal | null
  /** A code before the last one was sent. */
  again: boolean
}

/** Codes sent to a phone: the first one here, unless that was done before, and more on demand. */
export function useSending(phone: string, first?: SendAnswer) {
  const [state, setState] = useState<Sending>(() => ({
    busy: first === undefined,
    again: false,
    ...(first ? outcome(first) : { sentAt: 0, nextAt: 0, refusal: null }),
  }))

  async function send(again: boolean): Promise<void> {
    setState((last) => ({ ...last, busy: true, refusal: null, again: false }))
    const answer = await sendLoginCode(phone)
    setState({ busy: false, again: again && answer.ok, ...outcome(answer) })
  }

  const sendFirst = useEffectEvent(() => send(false))
  const isFirst = first === undefined
  useEffect(() => {
    if (!isFirst) return
    // Not at once: what is shown only for a moment sends nothing.
    const soon = setTimeout(sendFirst)
    return () => clearTimeout(soon)
  }, [isFirst])

  return { ...state, send: () => send(true) }
}

function outcome(answer: SendAnswer): Pick<Sending, 'sentAt' | 'nextAt' | 'refusal'> {
  return { sentAt: Date.now(), nextAt: answer.nextAt ?? 0, refusal: answer.ok ? null : answer }
}
