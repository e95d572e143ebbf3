import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#database/client.ts'
import { jobs } from '#database/schema/jobs.ts'
import { outbox } from '#database/schema/mail.ts'
import { openTestDatabase } from '../../tests/setup/database.ts'
import { createJobs } from '../jobs/create-jobs.ts'
import { listDeadJobs } from '../jobs/job-store.ts'
import { createLog } from '../log.ts'
import { createMailDelivery } from './deliver-mail.ts'
import { listNewest } from './outbox-store.ts'
import { queueMail } from './queue-mail.ts'

const { db, pool, url } = await openTestDatabase()
const received: { to: string[]; text: string }[] = []
let whileSending = () => {}
/** Mails to this address are not taken before the promise ends. */
let held: { to: string; until: Promise<void> } | null = null
let connections = 0
/** A busy machine takes its time. */
const slowly = { timeout: 20_000 }
let refusal: { message: string; responseCode: number } | null = null
let now = new Date('2026-11-15T06:00:00Z')

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect(_session, done) {
    connections++
    done()
  },
  onRcptTo: (_address, _session, done) => done(refusal && Object.assign(new Error(refusal.message), refusal)),
  onData(stream, session, done) {
    let text = ''
    stream.on('data', (chunk) => (text += chunk))
    stream.on('end', async () => {
      whileSending()
      const to = session.envelope.rcptTo.map(({ address }) => address)
      if (held && to.includes(held.to)) await held.until
      received.push({ to, text })
      done()
    })
  },
})
beforeAll(() => new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))
beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(jobs)
  received.length = 0
  refusal = null
  held = null
  connections = 0
})

/** What one process does about mail. */
function delivery({ address, on = db }: { address?: string; on?: typeof db } = {}) {
  const { port } = smtp.server.address() as { port: number }
  const clock = { now: () => now }
  const { jobs: lines, close } = createMailDelivery({
    db: on,
    clock,
    smtpUrl: address ?? `smtp://127.0.0.1:${port}`,
    from: 'kafila@kafila.example',
    attachPapers: async (reference, wanted) =>
      wanted.map((paper) => ({
        name: `${reference}-${paper}.txt`,
        type: 'text/plain',
        bytes: Buffer.from('paper'),
      })),
  })
  const { runDue } = createJobs({ jobs: lines, db: on, clock, log: createLog('silent') })
  return { runDue, close }
}
const mail = { to: 'asha@example.com', subject: 'Namaste ₹', body: 'First line\nSecond line' }
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const messageId = (text: string | undefined) => /^Message-ID: (.*)$/im.exec(text ?? '')?.[1]

test('queued mails reach the mail server once each, by whichever process', async () => {
  const other = openDatabase(url, () => {})
  for (let count = 0; count < 10; count++) await queueMail(db, mail, now)
  const one = delivery()
  const two = delivery({ on: other.db })
  await Promise.all([one.runDue(), two.runDue()])
  expect(received).toHaveLength(10)
  expect(new Set(received.map(({ text }) => messageId(text))).size).toBe(10)
  expect(received[0]).toMatchObject({ to: ['asha@example.com'], text: expect.stringContaining('First line') })
  expect((await listNewest(db, 1))[0]).toMatchObject({ sentAt: now })
  expect(await db.$count(jobs)).toBe(0)
  later(24 * 3600)
  await one.runDue()
  expect(received).toHaveLength(10)
  one.close()
  two.close()
  await other.close()
})

test('a rush of mails goes over few connections and is claimed several at a time, each mail once', async () => {
  const count = 150
  await db.transaction(async (tx) => {
    for (let each = 0; each < count; each++) await queueMail(tx, { ...mail, to: `${each}@example.com` }, now)
  })
  const process = delivery()
  const statements = vi.spyOn(db, 'execute')
  await process.runDue()
  const claims = statements.mock.calls.length
  statements.mockRestore()
  expect(new Set(received.map(({ to }) => to[0])).size).toBe(count)
  expect(received).toHaveLength(count)
  expect(connections).toBeLessThanOrEqual(5)
  expect(claims).toBeLessThan(count / 3)
  process.close()
})

test('what is about a booking or an account never waits behind the rest, however slowly that goes', async () => {
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  held = { to: 'line@example.com', until }
  for (let each = 0; each < 30; each++) await queueMail(db, { ...mail, to: 'line@example.com' }, now)
  const process = delivery()
  const all = process.runDue()
  await expect.poll(() => connections, slowly).toBe(5)
  await queueMail(db, { ...mail, to: 'asha@example.com', reference: 'KF-22222222' }, now)
  await queueMail(db, { ...mail, to: 'meera@example.com', urgent: true }, now)
  const urgent = process.runDue()
  await expect
    .poll(() => received.map(({ to }) => to[0]).sort(), slowly)
    .toEqual(['asha@example.com', 'meera@example.com'])
  letGo()
  await Promise.all([all, urgent])
  expect(received).toHaveLength(32)
  process.close()
}, 45_000)

test('what a mail carries is made when it is sent', async () => {
  const process = delivery()
  await queueMail(db, { ...mail, reference: 'KF-22222222', attachments: ['invoice', 'calendar'] }, now)
  await queueMail(db, { ...mail, reference: 'KF-22222222' }, now)
  await process.runDue()
  const files = received.map(({ text }) =>
    [...text.matchAll(/filename="?([^"\r\n]+)/g)].map(([, name]) => name),
  )
  expect(files.sort((a, b) => a.length - b.length)).toEqual([
    [],
    ['KF-22222222-invoice.txt', 'KF-22222222-calendar.txt'],
  ])
  process.close()
})

test('no database connection is held while the mail server answers', async () => {
  const process = delivery()
  await queueMail(db, mail, now)
  const inUse: number[] = []
  whileSending = () => inUse.push(pool.totalCount - pool.idleCount)
  await process.runDue()
  whileSending = () => {}
  expect(inUse).toEqual([0])
  process.close()
})

test('a refused mail stays and is tried again under the same id, later each time', async () => {
  const process = delivery()
  refusal = { message: 'mailbox busy', responseCode: 450 }
  await queueMail(db, mail, now)
  const waits: number[] = []
  for (let tries = 1; tries <= 12; tries++) {
    await process.runDue()
    const [job] = await db.select().from(jobs)
    expect(job).toMatchObject({ attempts: tries, failedAt: null, lastError: 'EENVELOPE 450' })
    const wait = ((job?.runAt.getTime() ?? 0) - now.getTime()) / 1000
    waits.push(wait)
    later(wait - 1)
    await process.runDue()
    later(1)
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, 21600, 21600])
  expect((await listNewest(db, 1))[0]).toMatchObject({ sentAt: null, refusedAt: null })
  refusal = null
  await process.runDue()
  expect(received).toHaveLength(1)
  process.close()
})

test('a mail whose process died after sending is not sent again; one that died while sending keeps its id', async () => {
  const process = delivery()
  await queueMail(db, mail, now)
  await process.runDue()
  const id = (await listNewest(db, 1))[0]?.id ?? 0
  await db.insert(jobs).values({ task: 'deliver mail', payload: { message: id }, runAt: now })
  await process.runDue()
  expect(received).toHaveLength(1)
  await db.update(outbox).set({ sentAt: null })
  await db.insert(jobs).values({ task: 'deliver mail', payload: { message: id }, runAt: now })
  await process.runDue()
  expect(received).toHaveLength(2)
  expect(messageId(received[1]?.text)).toBe(messageId(received[0]?.text))
  expect(messageId(received[0]?.text)).toBe(`<outbox-${id}@kafila.example>`)
  process.close()
})

test('a mail refused for good is never tried again, and its reason stays', async () => {
  const process = delivery()
  refusal = { message: 'no such mailbox', responseCode: 550 }
  await queueMail(db, mail, now)
  await process.runDue()
  expect((await listNewest(db, 1))[0]).toMatchObject({ sentAt: null, refusedAt: now })
  expect(await listDeadJobs(db)).toMatchObject([
    { task: 'deliver ordinary mail', failedAt: now, lastError: 'EENVELOPE 550' },
  ])
  refusal = null
  later(365 * 24 * 3600)
  await process.runDue()
  expect(received).toEqual([])
  process.close()
})

test('a mail server that wants another password keeps every mail waiting', async () => {
  const locked = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) =>
      done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
  })
  await new Promise<void>((resolve) => locked.listen(0, '127.0.0.1', resolve))
  const { port } = locked.server.address() as { port: number }
  const process = delivery({ address: `smtp://kafila:old@127.0.0.1:${port}` })
  await queueMail(db, mail, now)
  await process.runDue()
  expect((await listNewest(db, 1))[0]).toMatchObject({ sentAt: null, refusedAt: null })
  expect(await db.select().from(jobs)).toMatchObject([{ failedAt: null, lastError: 'EAUTH 535' }])
  process.close()
  await new Promise<void>((resolve) => locked.close(resolve))
})

test('a mail of a transaction that fails is never sent', async () => {
  await db
    .transaction(async (tx) => {
      await queueMail(tx, mail, now)
      throw new Error('no')
    })
    .catch(() => {})
  expect(await listNewest(db, 1)).toEqual([])
  expect(await db.$count(jobs)).toBe(0)
})
