import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Makes this process the only one that writes to the folder, or gives null while another is. SQLite asks the system for the lock, which ends with the
 * process however that ends; Node itself has none such.
 */
export function lockFolder(folder: string): (() => void) | null {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
    return () => file.close()
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === busy) return null
    throw error
  }
}

const busy = 5
