import { createTransport } from 'nodemailer'
import { codeOf, type Reached, timeLimit } from './reached.ts'

/** Connects, encrypts, logs in where a login is set, and leaves: no mail is sent. */
export async function reachMail(smtpUrl: string): Promise<Reached> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
  })
  try {
    await transport.verify()
    const login = new URL(smtpUrl).username ? 'takes the login' : 'answers; no login is set'
    return { ok: true, note: `the mail server ${login}; nothing was sent` }
  } catch (error) {
    const code = codeOf(error)
    const { responseCode } = error as { responseCode?: number }
    const told = responseCode ? `${code} ${responseCode}` : code
    return {
      ok: false,
      note:
        code === 'EAUTH'
          ? `the mail server refuses the login (${told})`
          : `the mail server does not answer as it should (${told})`,
    }
  } finally {
    transport.close()
  }
}
