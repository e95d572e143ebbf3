import { toast } from '#app/ui/toast.tsx'
import { askAuth } from './ask-auth.ts'
import type { Sent } from './code-requests.ts'
import { readSendFailure, unexpectedFailure } from './refusals.ts'

/** Seconds until the next code can be asked for, unless the server names another wait. */
const waitAfterSend = 60

export type SendAnswer = Sent & {
  /** Milliseconds: when the next code can be asked for. Without one it was refused for another reason. */
  nextAt: number | null
}

/** Sends a code and says so. */
export async function sendLoginCode(phone: string): Promise<SendAnswer> {
  const sent = (await askAuth(({ sendCode }) => sendCode(phone))) ?? {
    ok: false,
    ...readSendFailure(unexpectedFailure),
  }
  if (sent.ok) toast({ title: 'OTP sent successfully!', tone: 'success' })
  const wait = sent.ok ? waitAfterSend : 'wait' in sent ? sent.wait : null
  return { ...sent, nextAt: wait === null ? null : Date.now() + wait * 1000 }
}
