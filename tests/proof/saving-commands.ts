import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createDatabase } from '../../database/create.ts'
import { ask } from '../setup/compare-databases.ts'
import { serverEnvironment } from '../setup/server-environment.ts'

/** The address of a database of this name. */
export type UrlOf = (name: string) => string

const root = join(import.meta.dirname, '../..')

/** Begins a backup to a file, or a restore from one. */
export function startSaving(url: string, command: 'backup' | 'restore', file: string): ChildProcess {
  return spawn(process.execPath, ['server/saving/index.ts', command, file], {
    cwd: root,
    env: { ...serverEnvironment, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Does it to its end. */
export async function save(url: string, command: 'backup' | 'restore', file: string): Promise<void> {
  const [code] = await once(startSaving(url, command, file), 'exit')
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}

export async function emptyDatabase(urlOf: UrlOf, name: string): Promise<string> {
  await ask(urlOf('postgres'), `drop database if exists ${name} with (force)`)
  await createDatabase(urlOf('postgres'), name)
  return urlOf(name)
}
