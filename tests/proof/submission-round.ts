import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { settledMemory } from '../../bench/settled-memory.ts'
import { serverArguments } from '../../scripts/run.mjs'
import { limits } from '../../server/limits/limits.ts'
import { postJson } from '../setup/post-json.ts'
import { startMailServer } from './mail-server.ts'
import { startServerProcess } from './server-process.ts'
import { makeSubmissions, type Submission } from './submissions.ts'

export type SubmissionReport = {
  sent: number
  /** Acknowledged with 201; `repeats` of them are others sent again. */
  taken: number
  repeats: number
  /** With 429, and how many should have been by the limit. */
  refused: number
  tooMany: number
  others: string[]
  stored: number
  /** Rows that nobody was told of, acknowledgements without a row, rows or mails that are missing or doubled, repetitions under another reference. */
  astray: string[]
  /** While the mail server was away and once it was back. */
  turnedAway: number
  mailed: number
  mailAstray: string[]
  /** Of the server, in megabytes; null where nobody measured. */
  memory: { before: number; after: number } | null
  seconds: number
}

type Answer = Submission & { status: number; reference: string }

/** As `npm start` starts the server. */
const startOptions = serverArguments.filter((argument) => argument.startsWith('--'))
/** How many write at once. */
const writers = 32
/** So long after the last mail nobody waits for another. */
const patience = 20_000

/**
 * Many people write in the forms of the site, within its limits and beyond, some twice, while the mail server is away: what was acknowledged is stored once, with
 * one mail, which is sent once when the mail server is back.
 */
export async function submissionRound(
  { url, pool }: { url: string; pool: pg.Pool },
  { submissions, addresses, warmUp = 0 }: { submissions: number; addresses: number; warmUp?: number },
): Promise<SubmissionReport> {
  const mail = await startMailServer()
  const memory = warmUp > 0 ? await settledMemory() : null
  const settings = { DATABASE_URL: url, TRUST_PROXY: '1', ...mail.settings }
  await using server = await startServerProcess(settings, memory && [...memory.nodeOptions, ...startOptions])
  const first = await sendAll(server.url, makeSubmissions(1, warmUp, addresses))
  const before = await memory?.read(server.pid)
  const startedAt = performance.now()
  const answers = await sendAll(server.url, makeSubmissions(2, submissions, addresses))
  const seconds = (performance.now() - startedAt) / 1000
  const kept = await compareWithRows(pool, [...first, ...answers])
  // A machine that does much else has taken everything before it first tried to deliver.
  for (const end = Date.now() + patience; mail.turnedAway() === 0 && Date.now() < end; ) await sleep(100)
  const turnedAway = mail.turnedAway()
  mail.open()
  await untilAllAreSent(pool)
  const mailed = await compareWithMails(pool, mail.subjects())
  const after = await memory?.read(server.pid)
  await server.stop()
  await mail.stop()
  const taken = answers.filter(({ status }) => status === 201)
  return {
    sent: answers.length,
    taken: taken.length,
    repeats: taken.length - new Set(taken.map(({ reference }) => reference)).size,
    refused: answers.filter(({ status }) => status === 429).length,
    tooMany: countTooMany(answers),
    others: [...first, ...answers].flatMap(({ status }) => ([201, 429].includes(status) ? [] : `${status}`)),
    ...kept,
    turnedAway,
    ...mailed,
    memory: before === undefined || after === undefined ? null : { before, after },
    seconds,
  }
}

async function sendAll(url: string, submissions: Submission[]): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true })
  const answers: Answer[] = []
  const left = submissions.values()
  const write = async () => {
    for (const submission of left) {
      const { from, body } = submission
      const answer = await postJson(`${url}/api/enquiries`, body, {
        agent,
        headers: { 'x-forwarded-for': from },
      })
      answers.push({ ...submission, status: answer.status, reference: String(answer.body.reference) })
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  agent.destroy()
  return answers
}

/** How many are more than their address may send. */
function countTooMany(answers: Answer[]): number {
  const byAddress = Object.values(Object.groupBy(answers, ({ from }) => from))
  return byAddress.reduce((sum, sent = []) => sum + Math.max(0, sent.length - limits.enquiry.attempts), 0)
}

/** Holds what was answered against what is stored, and against the mails that stand in the outbox. */
async function compareWithRows(pool: pg.Pool, answers: Answer[]) {
  const { rows } = await pool.query<{ reference: string; email: string; mails: number }>(
    `select reference, email, coalesce(mails, 0) as mails from enquiries left join
       (select substring(subject from '\\((ENQ-\\w+)\\)$') as reference, count(*)::int as mails from outbox group by 1) as queued
       using (reference)`,
  )
  const [{ strays = 0 } = {}] = (
    await pool.query<{ strays: number }>(
      `select count(*)::int as strays from outbox
       where not exists (select from enquiries where reference = substring(subject from '\\((ENQ-\\w+)\\)$'))`,
    )
  ).rows
  const taken = answers.filter(({ status }) => status === 201)
  const told = new Set(taken.map(({ body }) => body.email))
  const kept = new Map(rows.map(({ email, reference }) => [email, reference]))
  const astray = [
    ...rows.filter(({ mails }) => mails !== 1).map(({ email, mails }) => `${email} has ${mails} mails`),
    ...rows.filter(({ email }) => !told.has(email)).map(({ email }) => `${email} is kept and was not told`),
    ...rows
      .filter(({ email, reference }) => kept.get(email) !== reference)
      .map(({ email }) => `${email} is kept twice`),
    ...taken
      .filter(({ body, reference }) => kept.get(body.email ?? '') !== reference)
      .map(({ body }) => `${body.email} was told another reference than is kept`),
    ...(strays > 0 ? [`${strays} mails without their enquiry`] : []),
  ]
  return { stored: rows.length, astray }
}

/** Tries come at once and not ever more slowly: what is proven is that no mail is lost or doubled, and not how long it waits. */
export async function untilAllAreSent(pool: pg.Pool): Promise<void> {
  let [left, deadline] = [Number.POSITIVE_INFINITY, Date.now() + patience]
  while (left > 0 && Date.now() < deadline) {
    await pool.query(
      `update jobs set run_at = now() where task in ('deliver mail', 'deliver ordinary mail') and leased_until is null and run_at > now()`,
    )
    await sleep(200)
    const { rowCount } = await pool.query(
      `select from jobs where task in ('deliver mail', 'deliver ordinary mail')`,
    )
    if (Number(rowCount) < left) [left, deadline] = [Number(rowCount), Date.now() + patience]
  }
}

/** Holds the mails that arrived against those that were queued. */
async function compareWithMails(pool: pg.Pool, arrived: string[]) {
  const { rows } = await pool.query<{ subject: string; sent: boolean }>(
    'select subject, sent_at is not null as sent from outbox',
  )
  const { rows: waiting } = await pool.query(
    `select from jobs where task in ('deliver mail', 'deliver ordinary mail')`,
  )
  const times = new Map<string, number>()
  for (const subject of arrived) times.set(subject, (times.get(subject) ?? 0) + 1)
  const mailAstray = [
    ...rows
      .filter(({ subject }) => times.get(subject) !== 1)
      .map(({ subject }) => `“${subject}” arrived ${times.get(subject) ?? 0} times`),
    ...rows.filter(({ sent }) => !sent).map(({ subject }) => `“${subject}” is not marked as sent`),
    ...waiting.map(() => 'a mail still waits to be sent'),
  ]
  return { mailed: arrived.length, mailAstray }
}
