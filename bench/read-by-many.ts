import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ReaderFigures, ReaderSettings } from './seat-storm-readers.ts'

/** Reads pages over many connections, in another process, until the time is over. */
export function readByMany(settings: ReaderSettings): Promise<ReaderFigures> {
  return new Promise((resolve, reject) => {
    const file = join(import.meta.dirname, 'seat-storm-readers.ts')
    const child = fork(file, [JSON.stringify(settings)], { execArgv: [] })
    child.once('message', (figures) => resolve(figures as ReaderFigures))
    child.once('exit', (code) => reject(new Error(`the readers ended with ${code}`)))
  })
}
