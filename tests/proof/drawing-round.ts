import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ManifestPicture, readManifest } from '../../server/pictures/manifest.ts'
import { pictureAddress } from '../../server/pictures/picture-address.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { faultsOf, type Proof } from './proof.ts'
import { startServerProcess } from './server-process.ts'

export type DrawingReport = {
  /** Of whoever asked for a picture of a worker that hangs. */
  refused: { status: number; seconds: number }[]
  /** Seconds until other pictures were drawn again, by workers in their place. */
  againAfter: number
  /** Workers that hung and still live. */
  left: number
}

const manifest = readManifest(join(import.meta.dirname, '../../.generated/pictures.json'))
const longestWait = 180_000

/** All workers that draw are made to hang: whoever asks is told in time, they are ended, and others draw in their place. */
async function drawingRound(databaseUrl: string): Promise<DrawingReport> {
  const folder = makeTemporaryFolder()
  await using server = await startServerProcess({ DATABASE_URL: databaseUrl, DATA_DIR: folder })
  const pictures = manifest.pictures.filter(({ format }) => format === 'tall')
  const ask = async (picture: ManifestPicture | undefined) => {
    const startedAt = performance.now()
    const address = picture ? pictureAddress({ picture, width: 400, type: 'avif' }) : ''
    const { status } = await fetch(server.url + address)
    return { status, seconds: (performance.now() - startedAt) / 1000 }
  }
  const asked = [ask(pictures[0]), ask(pictures[1])]
  const workers = await untilTwoDraw(server.pid)
  for (const pid of workers) process.kill(pid, 'SIGSTOP')
  const startedAt = performance.now()
  const refused = await Promise.all(asked)
  let drawn = 503
  while (drawn !== 200 && performance.now() - startedAt < longestWait) drawn = (await ask(pictures[2])).status
  const againAfter = (performance.now() - startedAt) / 1000
  const left = childrenOf(server.pid).filter((pid) => workers.includes(pid)).length
  for (const pid of workers) if (childrenOf(server.pid).includes(pid)) process.kill(pid, 'SIGKILL')
  await server.stop()
  removeTemporaryFolder(folder)
  return { refused, againAfter, left }
}

async function untilTwoDraw(server: number): Promise<number[]> {
  const deadline = Date.now() + 30_000
  while (childrenOf(server).length < 2 && Date.now() < deadline) await sleep(5)
  return childrenOf(server)
}

function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return listed.split(' ').flatMap((child) => (child ? Number(child) : []))
}

const [longestAnswer, longestAbsence] = [30, 150]

export const hangingWorkers: Proof = {
  name: 'hanging-workers',
  title: 'Workers that hang while they draw',
  doing: 'Letting the workers that draw pictures hang',
  async prove(ground) {
    const { refused, againAfter, left } = await drawingRound(await ground.freshDatabase('drawing'))
    const slowest = Math.max(...refused.map(({ seconds }) => seconds))
    return {
      text: `Both workers were stopped (SIGSTOP) in the middle of a picture. Who waited for these was told so after ${slowest.toFixed(1)} s (at most ${longestAnswer}); after ${againAfter.toFixed(0)} s (at most ${longestAbsence}) other workers drew in their place, and ${left} of those that hung lived on.`,
      faults: faultsOf({
        'somebody waited too long, or was told something else':
          slowest <= longestAnswer && refused.every(({ status }) => status === 503),
        'nobody drew in their place in time': againAfter <= longestAbsence,
        'a worker that hung lived on': left === 0,
      }),
    }
  },
}
