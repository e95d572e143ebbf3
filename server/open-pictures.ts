import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { drawAhead } from './pictures/draw-ahead.ts'
import { type Manifest, readManifest } from './pictures/manifest.ts'
import { type DrawingTask, startPictureWorker } from './pictures/picture-worker.ts'
import { createPictureWorkerPool, type PictureWorkerPool } from './pictures/picture-worker-pool.ts'

export type OpenPictures = {
  manifest: Manifest
  folder: string
  workers: PictureWorkerPool
  drawAhead: (firstCovers: string[]) => void
  close: () => void
}

/** The manifest of pictures, the folder of their files and the workers that draw them. */
export function openPictures(env: Env, root: string, log: Log): OpenPictures {
  const folder = join(env.storage.dataDir, 'pictures')
  mkdirSync(folder, { recursive: true })
  const manifest = readManifest(join(root, '.generated/pictures.json'))
  const workers = createPictureWorkerPool({
    folder,
    startWorker: () => startPictureWorker(join(root, 'artwork/worker.ts')),
    onFailure: (task, error) => log.error({ picture: fileOf(task), error }, 'a picture was not drawn'),
  })
  return {
    manifest,
    folder,
    workers,
    drawAhead(firstCovers) {
      if (!env.pictures.background || env.pictures.imageHost) return
      const firstCards = firstCovers.flatMap((name) => manifest.find(name, 'tall') ?? [])
      void drawAhead({ manifest, folder, workers }, firstCards)
    },
    close: workers.close,
  }
}

function fileOf(task: DrawingTask): string {
  if ('share' in task) return task.share.file
  return 'photograph' in task ? task.photograph.file : task.name
}
