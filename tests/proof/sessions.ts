import { postJson } from '../setup/post-json.ts'
import type { Traffic } from './crash-round.ts'

/** `cutOff` refreshes lost their answers. */
export type SessionReport = { logins: number; refreshes: number; cutOff: number; lost: string[] }

type Session = { phone: string; token: unknown }

/**
 * People log in and refresh their sessions: every session that a browser was told of must live on. A browser whose
 * answer was lost shows the token that it had before.
 */
export function sessions(
  codeFor: (phone: string) => string | undefined,
): Traffic & { check: (url: string) => Promise<SessionReport> } {
  const idle: Session[] = []
  const lost: string[] = []
  let count = 0
  let logins = 0
  let refreshes = 0
  let cutOff = 0

  async function logIn(url: string): Promise<void> {
    const phone = `91${9_000_000_000 + count++}`
    const asked = await postJson(`${url}/auth/v1/otp`, { phone })
    if (asked.status !== 200) throw new Error(`a code was refused: ${JSON.stringify(asked)}`)
    const token = codeFor(phone)
    const { status, body } = await postJson(`${url}/auth/v1/verify`, { type: 'sms', phone, token })
    if (status !== 200) throw new Error(`a login was refused: ${JSON.stringify(body)}`)
    idle.push({ phone, token: body.refresh_token })
    logins++
  }

  async function refresh(url: string, session: Session): Promise<void> {
    const address = `${url}/auth/v1/token?grant_type=refresh_token`
    const { status, body } = await postJson(address, { refresh_token: session.token }).catch((error) => {
      idle.push(session)
      cutOff++
      throw error
    })
    if (status !== 200) {
      lost.push(`${session.phone}: ${status} ${JSON.stringify(body)}`)
      return
    }
    idle.push({ ...session, token: body.refresh_token })
    refreshes++
  }

  return {
    act(url) {
      const [session] = Math.random() < 0.6 ? idle.splice(Math.floor(Math.random() * idle.length), 1) : []
      return session ? refresh(url, session) : logIn(url)
    },
    acknowledged: () => Math.min(logins, refreshes),
    /** Asks a server that was started since. */
    async check(url) {
      for (const session of idle.splice(0)) await refresh(url, session)
      return { logins, refreshes, cutOff, lost }
    },
  }
}
