import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { type Manifest, readManifest } from './pictures/manifest.ts'
import { createWorkshop, type Workshop, workerAt } from './pictures/workshop.ts'

export type OpenPictures = {
  manifest: Manifest
  folder: string
  workshop: Workshop
  drawAhead: (firstCovers: string[]) => void
  close: () => void
}

/** The set of pictures, the folder that keeps them and the processes that draw them. */
export function openPictures(env: Env, root: string, log: Log): OpenPictures {
  const folder = join(env.storage.dataDir, 'pictures')
  mkdirSync(folder, { recursive: true })
  const manifest = readManifest(join(root, '.generated/pictures.json'))
  const workshop = createWorkshop({
    folder,
    startWorker: workerAt(join(root, 'artwork/worker.ts')),
    onFailure: (order, error) =>
      log.error(
        { picture: 'share' in order ? order.share.file : order.name, error },
        'a picture was not drawn',
      ),
  })
  return {
    manifest,
    folder,
    workshop,
    drawAhead(firstCovers) {
      if (!env.pictures.background || env.pictures.imageHost) return
      void workshop.makeRest(
        manifest,
        firstCovers.flatMap((name) => manifest.find(name, 'tall') ?? []),
      )
    },
    close: workshop.close,
  }
}
