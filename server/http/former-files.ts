import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds after its last start for which the files of a release are kept: longer than a tab stays open. */
const keptFor = 60 * 24 * 60 * 60_000

/**
 * Copies the files of this release to where the next one finds them: a tab that was opened before still asks for them. Their names are made of
 * what they hold, so all releases share one folder.
 */
export async function keepFormerFiles(assets: string, folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true })
  const kept = new Set(await readdir(folder))
  const own = await readdir(assets)
  await Promise.all(
    own.map(async (name) => {
      if (!kept.has(name)) await copyFile(join(assets, name), join(folder, name))
      await utimes(join(folder, name), now, now)
    }),
  )
  const others = [...kept].filter((name) => !own.includes(name))
  await Promise.all(
    others.map(async (name) => {
      const path = join(folder, name)
      // Another process that starts at the same time may have removed it.
      const file = await stat(path).catch(() => null)
      if (file && now.getTime() - file.mtimeMs > keptFor) await rm(path, { force: true })
    }),
  )
}
