import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server of this machine that takes every mail and keeps it as it came. */
export async function startMailSink() {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      MAIL_FROM: 'site@kafila.example',
      OPERATOR_EMAIL: 'desk@kafila.example',
    },
    /** The newest mail to an address, its long lines put together again. */
    newestTo: (address: string) =>
      mails
        .findLast((mail) => mail.includes(`To: ${address}`))
        ?.replace(/=\r\n/g, '')
        .replace(/=3D/g, '='),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
