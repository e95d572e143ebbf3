import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { startHttpsFront } from '../setup/https-front.ts'
import { startMailSink } from '../setup/mail-sink.ts'
import { serverEnvironment } from '../setup/server-environment.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { fillProductionCommand, readProductionCommand, root } from './production-command.ts'
import { createVisitor } from './visitor.ts'

export type Production = Awaited<ReturnType<typeof startProduction>>

/** As the README writes it: this machine is found by these names. */
const siteHost = 'your.site'
const payHost = 'pay.your.site'

/**
 * What a small company runs, on loopback alone: the README's command for production with a database and a role of its own in an outside PostgreSQL, a
 * proxy with TLS in front, and stand-ins for mail, SMS and PhonePe that nothing but settings lead to.
 */
export async function startProduction(adminUrl: string, stopped?: AbortSignal) {
  await using opened = new AsyncDisposableStack()
  const folder = makeTemporaryFolder()
  opened.defer(async () => removeTemporaryFolder(folder))
  const database = await createOwnedDatabase(adminUrl)
  opened.defer(database.drop)
  const [payFront, front] = await Promise.all([startHttpsFront(payHost), startHttpsFront(siteHost)])
  opened.defer(payFront.stop)
  opened.defer(front.stop)
  const phonepe = await startPhonePeSandbox({ pageOrigin: `https://${payHost}` })
  opened.defer(phonepe.stop)
  payFront.passTo(phonepe.url)
  const sms = await startSmsSandbox()
  opened.defer(sms.stop)
  const mail = await startMailSink()
  opened.defer(mail.stop)

  const { SMS_PROVIDER: _, SMS_API_URL, ...smsKeys } = sms.settings('msg91')
  const { PHONEPE_TOKEN_URL, PHONEPE_API_URL, ...phonepeKeys } = phonepe.settings
  const filled = fillProductionCommand(readProductionCommand(), {
    DATABASE_URL: database.url,
    ...mail.settings,
    OPERATOR_PHONE: '919876543210',
    OPERATOR_WHATSAPP: '919876543210',
    ...smsKeys,
    ...phonepeKeys,
  })
  const standIns = { SMS_API_URL, PHONEPE_TOKEN_URL, PHONEPE_API_URL }
  const shell = { env: { ...serverEnvironment, ...standIns, DATA_DIR: folder }, stopped }
  const started = await runUntilReady(filled, shell)
  opened.defer(started.stop)
  front.passTo(started.url)
  phonepe.setWebhooks({ url: `${started.url}/webhooks/phonepe` })
  const all = opened.move()
  return {
    url: `https://${siteHost}`,
    visit: createVisitor({ [siteHost]: front, [payHost]: payFront }),
    /** Of whoever listens at the site's own port, behind the proxy. */
    directUrl: started.url,
    sms,
    phonepe,
    mail,
    output: started.output,
    /** Another command with the same settings, run to its end. */
    run: (other: string) => runToEnd(filled.replace(/^npm run doctor && npm start$/m, other), shell),
    stop: () => all.disposeAsync(),
  }
}

/** A database that belongs to a role with a password and no other rights, as `createuser` and `createdb` make them. */
async function createOwnedDatabase(adminUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const [name, password] = [`production_${randomBytes(4).toString('hex')}`, randomBytes(12).toString('hex')]
  const ask = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: adminUrl })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await ask(`create role ${name} login password '${password}'`, `create database ${name} owner ${name}`)
  const { host } = new URL(adminUrl)
  return {
    url: `postgres://${name}:${password}@${host}/${name}`,
    drop: () => ask(`drop database ${name} with (force)`, `drop role ${name}`),
  }
}

type Shell = { env: Record<string, string | undefined>; stopped?: AbortSignal }

/** In a group of its own, as npm stands between: whoever ends it, or is stopped, ends all of it. */
function runInShell(command: string, { env, stopped }: Shell) {
  const child = spawn('bash', ['-c', command], { cwd: root, env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      child.emit('said')
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  stopped?.addEventListener('abort', stop)
  return { child, output: () => output, ended, stop }
}

async function runToEnd(command: string, shell: Shell): Promise<{ code: number | null; output: string }> {
  const { output, ended } = runInShell(command, shell)
  return { code: await ended, output: output() }
}

/** Resolves with the address that the command prints, or fails with all that it printed. */
async function runUntilReady(command: string, shell: Shell) {
  const { child, output, ended, stop } = runInShell(command, shell)
  const url = await new Promise<string>((resolve, reject) => {
    child.on('said', () => {
      const [, found] = /ready at (\S+)/.exec(output()) ?? []
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(output())))
  })
  return { url, output, stop }
}
