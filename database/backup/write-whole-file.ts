import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BackupRefused } from './backup-refused.ts'

/**
 * Writes beside the file and moves it into place when all of it is on the disk: nobody ever finds half of one under this name. Only its owner may read it.
 */
export async function writeWholeFile<Result>(
  path: string,
  overwrite: boolean,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  refuseExisting(path, overwrite)
  const part = `${path}.part`
  // One that was cut off, of no use to anybody.
  await rm(part, { force: true })
  const file = await open(part, 'wx', 0o600)
  try {
    const result = await write(file)
    await file.sync()
    // Another backup to the same place may have removed ours and begun its own.
    const [ours, there] = await Promise.all([file.stat(), stat(part)])
    if (ours.ino !== there.ino) throw new BackupRefused(`Another backup is being written to ${path}.`)
    refuseExisting(path, overwrite)
    await rename(part, path)
    await syncFolder(dirname(path))
    return result
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

function refuseExisting(path: string, overwrite: boolean): void {
  if (!overwrite && existsSync(path))
    throw new BackupRefused(
      `${path} is there already: name another file, or say --overwrite (npm run backup -- FILE --overwrite).`,
    )
}

/** The new name is on the disk only when the folder is; Windows opens no folders. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
