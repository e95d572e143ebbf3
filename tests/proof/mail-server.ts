import { createServer, type Socket } from 'node:net'

const answers: Record<string, string> = { DATA: '354 go on', QUIT: '221 goodbye' }

/**
 * A mail server of this machine that turns everybody away until it is opened. It speaks only as much SMTP as is needed, as the one of the package waits for a tenth of a
 * second with every mail.
 */
export async function startMailServer() {
  const subjects: string[] = []
  let turnedAway = 0
  let isOpen = false
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (isOpen) converse(socket, (mail) => subjects.push(subjectOf(mail)))
    else {
      turnedAway++
      socket.end('421 closed for maintenance\r\n')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'site@kafila.example',
      OPERATOR_EMAIL: 'desk@kafila.example',
    },
    open() {
      isOpen = true
    },
    /** How often somebody was. */
    turnedAway: () => turnedAway,
    /** Of all mails that were accepted. */
    subjects: () => subjects,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function converse(socket: Socket, accept: (mail: string) => void): void {
  let unread = ''
  let mail: string | null = null
  const say = (line: string) => socket.write(`${line}\r\n`)
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    const lines = (unread + chunk).split('\r\n')
    unread = lines.pop() ?? ''
    for (const line of lines) {
      if (mail === null) {
        const command = line.slice(0, 4).toUpperCase()
        if (command === 'DATA') mail = ''
        say(answers[command] ?? '250 ok')
        if (command === 'QUIT') socket.end()
      } else if (line === '.') {
        accept(mail)
        mail = null
        say('250 accepted')
      } else mail += `${line}\n`
    }
  })
  say('220 ready')
}

/** A long header goes on in lines that begin with a space. */
function subjectOf(mail: string): string {
  const [, subject = ''] = /^Subject: (.*(?:\n[ \t].*)*)/im.exec(mail) ?? []
  return subject.replace(/\n[ \t]/g, ' ')
}
