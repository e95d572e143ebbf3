import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartFailure } from './fail.ts'

export function makeDataFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartFailure(
      `The data folder ${path} can't be used (${(error as NodeJS.ErrnoException).code}): make it writable or set DATA_DIR to another folder.`,
    )
  }
}
