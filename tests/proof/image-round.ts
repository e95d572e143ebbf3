import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../bench/free-port.ts'
import { createDatabase } from '../../database/create.ts'
import { carryOutDockerfile, type Image } from '../production/carry-out.ts'
import { readCompose, settingsOf } from '../production/compose.ts'
import { startNginxFront } from '../production/nginx-front.ts'
import { createVisitor } from '../production/visitor.ts'
import { faultsOf, type Proof, type Proven } from './proof.ts'

const host = 'your.site'

/** The image is made without Docker, by its own steps, and run as compose.yaml says. */
export const image: Proof = {
  name: 'image',
  title: 'The image',
  doing: 'Carrying out the steps of the Dockerfile, and running what they made',
  async prove({ addressOf }) {
    // Without a blank in its name, which nginx would have to be told of.
    const folder = mkdtempSync(join(tmpdir(), 'kafila-image-'))
    chmodSync(folder, 0o755)
    try {
      await createDatabase(addressOf('postgres'), 'image')
      return await imageRound(folder, addressOf('image'))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function imageRound(folder: string, databaseUrl: string): Promise<Proven> {
  await using opened = new AsyncDisposableStack()
  const steps: string[] = []
  const made = carryOutDockerfile(folder, (step) => steps.push(step))
  const environment = {
    SITE_URL: `https://${host}`,
    POSTGRES_PASSWORD: 'unused',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    BACKGROUND_PICTURES: 'off',
  }
  // Only the database is elsewhere than in compose.yaml.
  const settingsFor = (service: string) => ({
    ...settingsOf(service, environment),
    DATABASE_URL: databaseUrl,
  })
  const early = await runToEnd(made.start(made.command, { ...settingsFor('site-1'), PORT: '0' }))
  const migrated = await runToEnd(
    made.start(readCompose().services.migrate?.command ?? [], settingsFor('migrate')),
  )
  const sites = await Promise.all(['site-1', 'site-2'].map((name) => startSite(made, settingsFor(name))))
  for (const site of sites) opened.defer(site.stop)
  const [first, second] = sites as [Site, Site]
  const picture = await findPicture(first.url)
  const front = await startNginxFront(folder, host, [first.url, second.url])
  if (front) opened.defer(front.stop)
  const visit = createVisitor({ [host]: front ?? { port: 0, cert: '' } })
  const home = front && (await visit(`https://${host}/`))
  const plain = front && (await fetch(`${front.plainUrl}/trip/lw6`, { redirect: 'manual' }))
  const healthy = await Promise.all(sites.map((site) => site.checkHealth()))
  await first.stop()
  const alone = front && (await visit(`https://${host}/trip/lw6`))
  const bars = {
    'a site starts without its migrations': early.code !== 0 && early.output.includes('npm run migrate'),
    'compose.yaml does not migrate': migrated.code === 0,
    'a site that is ready is not healthy': healthy.every((code) => code === 0),
    'a site that was stopped is healthy, or did not stop in order':
      first.exitCode() === 0 && (await first.checkHealth()) !== 0,
    'a picture is not drawn': picture === 200,
    'nginx does not show the site': home === null || (home.status === 200 && home.text.includes(host)),
    'nginx does not lead to https':
      plain === null || plain.headers.get('location') === 'https://127.0.0.1/trip/lw6',
    'nginx does not leave a site that is gone': alone === null || alone.status === 200,
  }
  const user = made.isReadOnly
    ? 'as a user who can write to DATA_DIR alone'
    : 'as the user of this run, who might write anywhere'
  const proxy = front
    ? 'nginx with ops/nginx.conf stood in front of two sites, and of one when the other was stopped'
    : 'nginx is not installed here'
  return {
    text: `${steps.length} steps were carried out. What they made ran ${user}, with the settings of compose.yaml. It was to be refused before its migrations, to draw a picture, to be found healthy and to stop in order; ${proxy}.`,
    faults: faultsOf(bars),
  }
}

type Site = Awaited<ReturnType<typeof startSite>>

async function startSite(made: Image, settings: Record<string, string>) {
  const own = { ...settings, PORT: String(await freePort()) }
  const child = made.start(made.command, own)
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk
        const [, found] = /ready at (\S+)/.exec(output) ?? []
        if (found) resolve(found)
      })
    child.once('exit', () => reject(new Error(output)))
  })
  return {
    url,
    exitCode: () => child.exitCode,
    checkHealth: async () => (await runToEnd(made.start(made.healthCheck, own))).code,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function runToEnd(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

/** Asks for the first picture of a page: it is drawn now, by the image's own packages. */
async function findPicture(url: string): Promise<number> {
  const page = await (await fetch(`${url}/trip/lw6`)).text()
  const [address] = /\/images\/[^"'\s,]+\.avif/.exec(page) ?? []
  return address ? (await fetch(url + address)).status : 404
}
