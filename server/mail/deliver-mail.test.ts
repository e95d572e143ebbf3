import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox } from '#database/schema.ts'
import { openTestDatabase } from '../../tests/setup/database.ts'
import { createLog } from '../log.ts'
import { createMailDelivery } from './deliver-mail.ts'
import { listNewest } from './outbox-store.ts'
import { queueMail } from './queue-mail.ts'

const { db } = await openTestDatabase()
const received: { to: string[]; text: string }[] = []
let refusal: { message: string; responseCode: number } | null = null
let now = new Date('2026-11-15T06:00:00Z')

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(refusal && Object.assign(new Error(refusal.message), refusal)),
  onData(stream, session, done) {
    let text = ''
    stream.on('data', (chunk) => (text += chunk))
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
      done()
    })
  },
})
beforeAll(() => new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))
beforeEach(async () => {
  await db.delete(outbox)
  received.length = 0
  refusal = null
})

function delivery(address?: string) {
  const { port } = smtp.server.address() as { port: number }
  return createMailDelivery({
    db,
    clock: { now: () => now },
    log: createLog('silent'),
    smtpUrl: address ?? `smtp://127.0.0.1:${port}`,
    from: 'kafila@kafila.example',
  })
}
const mail = { to: 'asha@example.com', subject: 'Namaste ₹', body: 'First line\nSecond line' }

test('a queued mail reaches the mail server once', async () => {
  await queueMail(db, mail, now)
  const one = delivery()
  const two = delivery()
  const counts = await Promise.all([one.deliverDue(), two.deliverDue()])
  expect(counts.reduce((a, b) => a + b)).toBe(1)
  expect(await one.deliverDue()).toBe(0)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ to: ['asha@example.com'], text: expect.stringContaining('First line') })
  expect((await listNewest(db, 1))[0]).toMatchObject({ sentAt: now, attempts: 1 })
  one.close()
  two.close()
})

test('a refused mail stays and is tried again, later each time', async () => {
  const job = delivery()
  refusal = { message: 'mailbox busy', responseCode: 450 }
  await queueMail(db, mail, now)
  expect(await job.deliverDue()).toBe(0)
  expect((await listNewest(db, 1))[0]).toMatchObject({
    sentAt: null,
    attempts: 1,
    nextAttemptAt: new Date(now.getTime() + 30_000),
  })
  refusal = null
  expect(await job.deliverDue()).toBe(0)
  now = new Date(now.getTime() + 30_000)
  expect(await job.deliverDue()).toBe(1)
  expect(received).toHaveLength(1)
  job.close()
})

test('a mail refused for good is never tried again, and its reason stays', async () => {
  const job = delivery()
  refusal = { message: 'no such mailbox', responseCode: 550 }
  await queueMail(db, mail, now)
  expect(await job.deliverDue()).toBe(0)
  expect((await listNewest(db, 1))[0]).toMatchObject({
    sentAt: null,
    refusedAt: now,
    lastError: 'EENVELOPE 550',
  })
  refusal = null
  now = new Date(now.getTime() + 365 * 24 * 3600_000)
  expect(await job.deliverDue()).toBe(0)
  expect(received).toEqual([])
  job.close()
})

test('a mail server that wants another password keeps every mail waiting', async () => {
  const locked = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) =>
      done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
  })
  await new Promise<void>((resolve) => locked.listen(0, '127.0.0.1', resolve))
  const { port } = locked.server.address() as { port: number }
  const job = delivery(`smtp://kafila:old@127.0.0.1:${port}`)
  await queueMail(db, mail, now)
  expect(await job.deliverDue()).toBe(0)
  expect((await listNewest(db, 1))[0]).toMatchObject({ sentAt: null, refusedAt: null, lastError: 'EAUTH' })
  job.close()
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
})
