import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What PgBouncer takes from whoever connects to it. */
const taken = ['user', 'database', 'application_name', 'client_encoding']
/** What is of use on a connection that one keeps, and does harm on one that is lent by transaction. */
const ofSession =
  /^\s*(listen|unlisten|prepare|declare|load|set (?!local\b|transaction\b)|create temp|select pg_(try_)?advisory_lock)/i

/**
 * Stands before the database as a pooler in transaction mode does, for what it forbids: settings of a session, statements with a name, and
 * statements that need a connection of one's own. It lends nothing out; what it forbids is refused with PgBouncer's code, and noted.
 */
export async function startStrictPooler(database: URL) {
  const refused: string[] = []
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(database.port), database.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    far.pipe(near)
    const read = createMessageReader()
    near.on('data', (chunk) => {
      const forbidden = read(chunk).find((message) => whatIsForbidden(message) !== null)
      if (!forbidden) return far.write(chunk)
      refused.push(whatIsForbidden(forbidden) ?? '')
      near.end(errorResponse('08P01', 'not through a pooler'))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(database)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    refused,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

/** `kind` is the letter of the protocol, or none for the first message, which has none. */
type Message = { kind: string; words: string[] }

function createMessageReader(): (chunk: Buffer) => Message[] {
  let rest = Buffer.alloc(0)
  let first = true
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const messages: Message[] = []
    for (;;) {
      const head = first ? 0 : 1
      if (rest.length < head + 4) return messages
      const length = head + rest.readUInt32BE(head)
      if (rest.length < length) return messages
      const words = rest.toString('utf8', head + (first ? 8 : 4), length).split('\0')
      messages.push({ kind: first ? '' : String.fromCharCode(rest[0] ?? 0), words })
      rest = rest.subarray(length)
      first = false
    }
  }
}

function whatIsForbidden({ kind, words }: Message): string | null {
  if (kind === '') {
    const names = words.filter((word, i) => i % 2 === 0 && word !== '')
    return names.find((name) => !taken.includes(name)) ?? null
  }
  const [name = '', text = ''] = kind === 'P' ? words : ['', kind === 'Q' ? words[0] : '']
  if (name) return `statement ${name}`
  return ofSession.test(text) ? text : null
}

function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeUInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
