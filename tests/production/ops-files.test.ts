import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { allocatorSettings, serverArguments } from '../../scripts/run.mjs'
import { settingNames } from '../../server/env.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { readCompose, settingsOf } from './compose.ts'
import { readCopy, readDockerfile, readIgnored } from './dockerfile.ts'
import { root } from './production-command.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const stages = readDockerfile()
const steps = stages.flatMap((stage) => stage.steps)
const isIgnored = readIgnored()
/** What the server's C library is told, as `npm start` does. */
const allocator = Object.keys(allocatorSettings)
/** Those of people's own: the clock of tests is no setting of a site. */
const settings = settingNames.filter((name) => name !== 'TEST_CLOCK')

const unknownScripts = (text: string) =>
  [...text.matchAll(/npm run ([a-z:]+)|\bnpm (test|start)\b/g)]
    .map(([, script, own]) => script ?? own ?? '')
    .filter((name) => !(name in scripts))
/** Files of the project that a command names and an image would lack. */
const missingFiles = (command: string) =>
  [...command.matchAll(/(?:server|scripts|ops)\/[\w/.-]+\.(?:ts|mjs|conf)/g)]
    .map(([file]) => file)
    .filter((file) => !existsSync(join(root, file)))

test('the Dockerfile copies what is there and is not left out, and runs what exists', () => {
  const copies = steps.filter(({ does }) => does === 'COPY').map(({ given }) => readCopy(given))
  expect(copies.length).toBeGreaterThan(3)
  const names = stages.map(({ name }) => name)
  for (const { from, sources } of copies)
    if (from) expect(names).toContain(from)
    else expect(sources.filter((file) => !existsSync(join(root, file)) || isIgnored(file))).toEqual([])
  const commands = steps.map(({ given }) => given).join('\n')
  expect([unknownScripts(commands), missingFiles(commands)]).toEqual([[], []])
  expect(stages.filter(({ from }) => !from.startsWith('node:24')).map(({ from }) => from)).toEqual([
    'packages',
  ])
})

test('what runs in the image is not root, is asked for its health, and no setting of this machine gets into it', () => {
  const final = Object.fromEntries((stages.at(-1)?.steps ?? []).map(({ does, given }) => [does, given]))
  expect(final.USER).toBe('node')
  expect(final.HEALTHCHECK).toContain('/ready')
  for (const file of ['.env', '.git', 'data', 'node_modules', 'tests/start/readme.test.ts'])
    expect([file, isIgnored(file)]).toEqual([file, true])
  // What the server is run from.
  for (const file of ['server/index.ts', 'content/site/company.ts', 'artwork/worker.ts', 'package-lock.json'])
    expect([file, isIgnored(file)]).toEqual([file, false])
  const named = (final.ENV ?? '').split(' ').map((pair) => pair.split('=')[0] ?? '')
  expect(named.filter((name) => !['NODE_ENV', ...settings, ...allocator].includes(name))).toEqual([])
  expect(named).toEqual(expect.arrayContaining(allocator))
})

test('compose.yaml passes every setting on, knows no other, and writes no secret', () => {
  const { text, services } = readCompose()
  const given = Object.keys(services['site-1']?.environment ?? {})
  // Of the image, of PostgreSQL without a pooler, and of ports that are not opened.
  const elsewhere = ['PORT', 'LISTEN_HOST', 'DATA_DIR', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL']
  const unused = ['METRICS_PORT', 'METRICS_HOST', 'SMS_TEST_OTP']
  expect([...given, ...elsewhere, ...unused].toSorted()).toEqual(settings.toSorted())
  expect(services['site-2']?.environment).toEqual(services['site-1']?.environment)
  const secrets = [...text.matchAll(/^ *(\w*(?:PASSWORD|SECRET|TOKEN|KEY|JWK)\w*): (.*)$/gm)]
  expect(secrets.length).toBeGreaterThan(8)
  for (const [line, , value = ''] of secrets) expect(value, line).toMatch(/^\$\{\w+:[?-][^}]*\}$/)
  expect(() => settingsOf('site-1', {})).toThrow('POSTGRES_PASSWORD is made once')
})

test('compose.yaml lets visitors in when both sites are healthy, and writes to named places alone', () => {
  const { services } = readCompose()
  expect(Object.keys(services)).toEqual(['postgres', 'migrate', 'site-1', 'site-2', 'proxy'])
  for (const name of ['migrate', 'site-1', 'site-2', 'proxy'])
    expect([name, services[name]?.read_only]).toEqual([name, true])
  expect(services.proxy?.depends_on).toEqual({
    'site-1': { condition: 'service_healthy' },
    'site-2': { condition: 'service_healthy' },
  })
  expect(missingFiles(JSON.stringify(services))).toEqual([])
  const nginx = read('ops/nginx.conf')
  for (const site of ['site-1', 'site-2']) expect(nginx).toContain(`server ${site}:3000`)
})

test('the unit of systemd runs what is there, with settings that exist', () => {
  const unit = read('ops/kafila.service')
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? []
  expect(missingFiles(command)).toEqual([])
  const cmd = steps.find(({ does }) => does === 'CMD')?.given ?? '[]'
  expect(command).toBe(`/srv/kafila/${(JSON.parse(cmd) as string[]).join(' ')}`)
  expect(command).toBe(`/srv/kafila/node_modules/.bin/node ${serverArguments.join(' ')}`)
  const [, environment = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  const named = environment.split(' ').map((pair) => pair.split('=')[0] ?? '')
  expect(named.filter((name) => ![...settings, ...allocator].includes(name))).toEqual([])
  expect(named).toEqual(expect.arrayContaining(allocator))
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('systemd takes the unit, and finds little that it may do', () => {
  const folder = makeTemporaryFolder()
  try {
    const file = join(folder, 'kafila.service')
    // It looks whether the command is there, which stands in this folder here.
    writeFileSync(file, read('ops/kafila.service').replaceAll('/srv/kafila', root))
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
    const about = verified.stderr.split('\n').filter((line) => line.includes('kafila.service'))
    expect([verified.status, about]).toEqual([0, []])
    // From 0, nothing, to 100, all that root may: what has no protection is at 96.
    const looked = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file])
    expect(looked.status, `${looked.stdout}${looked.stderr}`).toBe(0)
  } finally {
    removeTemporaryFolder(folder)
  }
})

test('the workflow runs the tests and looks for holes in packages, by commands that exist', () => {
  const text = read('.github/workflows/test.yml')
  const { jobs } = parse(text) as { jobs: Record<string, { steps: { run?: string }[] }> }
  const runs = (job: string) => jobs[job]?.steps.flatMap(({ run }) => run ?? []) ?? []
  expect(runs('test')).toEqual(['npm test'])
  expect(runs('packages').every((command) => command.startsWith('npm audit '))).toBe(true)
  expect(unknownScripts(text)).toEqual([])
})
