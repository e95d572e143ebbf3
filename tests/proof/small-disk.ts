import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

/** A small disk in memory, until the work is done; null where none may be made. */
export async function withSmallDisk<Result>(
  megabytes: number,
  work: (folder: string) => Promise<Result>,
): Promise<Result | null> {
  const folder = makeTemporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    removeTemporaryFolder(folder)
    return null
  }
  try {
    return await work(folder)
  } finally {
    execFileSync('umount', ['-l', folder])
    removeTemporaryFolder(folder)
  }
}

/** Takes all that is free; the answer gives it back. */
export function fillDisk(folder: string): () => void {
  const file = join(folder, 'all that was free')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(file, Buffer.alloc(bavail * bsize))
  return () => rmSync(file)
}
