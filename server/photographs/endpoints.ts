import { access, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Database } from '#database/client.ts'
import { type PhotographFile, photographFileAt } from '#domain/content/photograph.ts'
import { pictureShapes } from '#domain/content/picture-shapes.ts'
import { createAnswerPicture, forOneYear } from '../pictures/answer-picture.ts'
import type { Manifest } from '../pictures/manifest.ts'
import type { PictureWorkerPool } from '../pictures/picture-worker-pool.ts'
import { findPhotograph, readPhotographBody } from './photograph-store.ts'

type PhotographDeps = { db: Database; manifest: Manifest; folder: string; workers: PictureWorkerPool }

/** GET /images/photo/…: the operator's own photographs, cut and encoded on their first request in each process's folder, like drawn pictures. */
export function photographRoutes({ db, manifest, folder, workers }: PhotographDeps): Hono {
  const answer = createAnswerPicture({ folder })
  const isOffered = ({ width, type }: PhotographFile) =>
    type === 'avif' ? manifest.widths.includes(width) : width === manifest.fallbackWidth

  /** The photograph itself, from the database into the folder where the workers find it. */
  async function bring(hash: string, whole: string): Promise<void> {
    const path = join(folder, whole)
    if (await isThere(path)) return
    const body = await readPhotographBody(db, hash)
    if (!body) throw new Error('the photograph is not there')
    const part = `${path}.${process.pid}.part`
    await writeFile(part, body)
    await rename(part, path)
  }

  return new Hono().get('/images/photo/*', async (c) => {
    const wanted = photographFileAt(c.req.path)
    if (!wanted || !isOffered(wanted)) return c.text('There is no such picture.', 404)
    const { hash, shape, width, type } = wanted
    const file = `photo-${hash}-${shape}-${width}.${type}`
    if (!(await isThere(join(folder, file))) && !(await findPhotograph(db, hash)))
      return c.text('There is no such picture.', 404)
    const whole = `photo-${hash}.jpg`
    const [fullWidth, fullHeight] = pictureShapes[shape]
    const height = Math.round((width * fullHeight) / fullWidth)
    return answer(c, file, forOneYear, async () => {
      await bring(hash, whole)
      await workers.cutPhotograph({ file, whole, width, height, type })
    })
  })
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
