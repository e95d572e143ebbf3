import { readdir } from 'node:fs/promises'
import type { Manifest, ManifestPicture } from './manifest.ts'
import { fileNameOf, offeredFiles } from './picture-address.ts'
import type { PictureWorkerPool } from './picture-worker-pool.ts'

/** Failures after which drawing ahead gives up: a full disk fails for every picture. */
const maxFailures = 10

type DrawAheadDeps = { manifest: Manifest; folder: string; workers: PictureWorkerPool }

/**
 * Draws every file that is missing while no request waits: what each first screen shows, then the first cards, then
 * the rest, which keeps to one worker.
 */
export async function drawAhead(
  { manifest, folder, workers }: DrawAheadDeps,
  firstCards: ManifestPicture[],
): Promise<void> {
  const existing = new Set(await readdir(folder).catch(() => []))
  const first = new Set([...manifest.pictures.filter((picture) => picture.first), ...firstCards])
  const rest = manifest.pictures.filter((picture) => !first.has(picture))
  let failures = 0

  async function drawAll(pictures: Iterable<ManifestPicture>): Promise<void> {
    for (const picture of pictures) {
      if (failures >= maxFailures) return
      const missing = offeredFiles(manifest, picture)
        .map(fileNameOf)
        .filter((name) => !existing.has(name))
      // One picture that fails must not keep the rest from being drawn.
      await workers.drawInBackground(picture, missing).catch(() => failures++)
    }
  }

  // The iterator is shared: each worker takes the next picture.
  const firstPictures = first.values()
  await Promise.all(Array.from({ length: workers.size }, () => drawAll(firstPictures)))
  await drawAll(rest)
}
