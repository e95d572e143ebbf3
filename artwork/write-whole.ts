import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a temporary file and renames it, so that a reader never sees half a file. */
export async function writeWhole(file: string, data: Buffer) {
  const part = `${file}.${process.pid}.part`
  try {
    await writeFile(part, data)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
