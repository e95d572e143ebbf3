import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../setup/database.ts'
import { serverEnvironment } from '../setup/server-environment.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

vi.setConfig({ testTimeout: 60_000 })
const root = join(import.meta.dirname, '../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const folder = makeTemporaryFolder()
let child: ChildProcess | undefined

afterEach(async () => {
  if (child && child.exitCode === null) {
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  removeTemporaryFolder(folder)
})

/** Resolves with the address that the command prints, or fails with all that it printed. */
function startBy(command: string, env: Record<string, string | undefined>): Promise<string> {
  const started = spawn('bash', ['-c', command], { cwd: root, env })
  child = started
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        const [, url] = /ready at (\S+)/.exec(output) ?? []
        if (url) resolve(url)
      })
    started.once('exit', () => reject(new Error(output)))
  })
}

test('every npm command that the README names exists', () => {
  const named = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name)
  expect(named).toContain('start')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('the check of the content runs as the README says', () => {
  expect(spawnSync('npm', ['run', 'content:check'], { cwd: root }).status).toBe(0)
})

test('the command for production starts the site, with values in place of the dots and nothing else', async () => {
  const database = await openTestDatabase()
  const values: Record<string, string> = {
    'DATABASE_URL=postgres://…': `DATABASE_URL=${database.url}`,
    'SMTP_URL=smtps://…': 'SMTP_URL=smtps://mail.example.com',
    'MAIL_FROM=…': 'MAIL_FROM=site@example.com',
    'OPERATOR_EMAIL=…': 'OPERATOR_EMAIL=desk@example.com',
    'OPERATOR_PHONE=…': 'OPERATOR_PHONE=919876543210',
    'OPERATOR_WHATSAPP=…': 'OPERATOR_WHATSAPP=919876543210',
  }
  const [block = ''] = /```\nexport AUTH_SECRET=…[^`]*/.exec(readme) ?? []
  const [secret = '', ...lines] = block.replace('```\n', '').split('\n')
  const [, makeSecret = ''] = /: (node -p .*)$/.exec(secret) ?? []
  const made = spawnSync('bash', ['-c', makeSecret], { cwd: root, encoding: 'utf8' }).stdout.trim()
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  let command = lines.join('\n')
  for (const [dots, value] of Object.entries(values)) command = command.replace(dots, value)
  expect(command).not.toContain('…')
  const url = await startBy(`export AUTH_SECRET=${made}\nexec bash -c '${command}'`, {
    ...serverEnvironment,
    DATA_DIR: join(folder, randomBytes(4).toString('hex')),
  })
  const home = await (await fetch(url)).text()
  expect(home).toContain('<link rel="canonical" href="https://your.site/"')
})
