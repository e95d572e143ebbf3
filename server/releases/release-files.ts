import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import {
  assetAddress,
  assetNameAt,
  makeStaticFile,
  readStaticFiles,
  type StaticFile,
} from '../http/static-file.ts'
import { findReleaseFile, type ReleaseFile, removeOld, saveServed } from './release-file-store.ts'

/** How long files are kept after a process that has them last said so: longer than a tab stays open. In milliseconds. */
const keptFor = 60 * 24 * 60 * 60_000
/** Of all releases together: about two hundred of them. */
const mostBytes = 128 * 1024 * 1024
/** Of other releases in the memory of a process. */
const mostInMemory = 16 * 1024 * 1024

type Deps = { clientFolder: string | null; db: Database; clock: Clock }
/** Of which build they are, before their names: who asks for files of the site is given none of the console. */
type Of = 'console/' | ''

export type ReleaseFiles = {
  /** Those of this release by their addresses, in memory. */
  own: ReadonlyMap<string, StaticFile>
  /** Writes them down for processes of other releases. */
  keepOwn: () => Promise<void>
  /** A file that this process does not have: of a release before, or after. */
  findOther: (name: string) => Promise<StaticFile | undefined>
  removeOld: () => Promise<void>
}

/** Files of the browser's build, of which each process gives out those of all releases (docs/decisions/034). In development there is no build. */
export function createReleaseFiles({ clientFolder, db, clock }: Deps, of: Of = ''): ReleaseFiles | null {
  if (!clientFolder) return null
  const own = readStaticFiles(clientFolder)
  // A name says what the file holds, so what was found stays true; what was not may be there the next moment.
  const found = new LRUCache<string, StaticFile>({
    maxSize: mostInMemory,
    sizeCalculation: ({ bodies }) => bodies.identity.length + (bodies.br?.length ?? 0) + 1024,
    async fetchMethod(name) {
      const file = await findReleaseFile(db, of + name)
      return file && unpack({ ...file, name })
    },
  })
  return {
    own,
    keepOwn: () => saveServed(db, packAll(own, of), clock.now()),
    findOther: (name) => found.fetch(name),
    removeOld: () => removeOld(db, { before: new Date(clock.now().getTime() - keptFor), mostBytes }),
  }
}

function packAll(files: ReadonlyMap<string, StaticFile>, of: Of): ReleaseFile[] {
  return [...files].flatMap(([url, { bodies }]) => {
    const name = assetNameAt(url)
    return name === undefined
      ? []
      : { name: of + name, body: bodies.br ?? bodies.identity, compressed: bodies.br !== undefined }
  })
}

const decompress = promisify(brotliDecompress)

async function unpack({ name, body, compressed }: ReleaseFile): Promise<StaticFile | undefined> {
  const bodies = compressed ? { identity: await decompress(body), br: body } : { identity: body }
  return makeStaticFile(assetAddress(name), bodies)
}
