import type { EnvResult } from '../env.ts'
import { StartFailure } from '../fail.ts'
import { restoreFrom, saveTo } from './saving-store.ts'

export type Outcome = { ok: boolean; message: string }

const usage = {
  backup: 'npm run backup FILE (or npm run backup -- FILE --overwrite)',
  restore: 'npm run restore FILE',
}

/** Failures of the file, not of the database. */
const ofFiles = new Set([
  'EACCES',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EISDIR',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
])

/** Saves or restores, with the given settings. Never throws; on a failure nothing was written. */
export async function runSaving(
  [command, ...typed]: string[],
  settings: EnvResult,
  stopped?: AbortSignal,
): Promise<Outcome> {
  const name = command === 'restore' ? 'restore' : 'backup'
  const overwrite = name === 'backup' && typed.includes('--overwrite')
  const [path, ...others] = typed.filter((word) => !(overwrite && word === '--overwrite'))
  if (path === undefined || others.length > 0 || path.startsWith('-'))
    return { ok: false, message: `Write it as ${usage[name]}.` }
  if (!settings.ok) return { ok: false, message: `Settings: ${settings.problems.join('; ')}.` }
  const { storage } = settings.env
  try {
    return name === 'backup'
      ? await save(path, () => saveTo(path, storage, { overwrite, stopped }))
      : await restore(path, () => restoreFrom(path, storage, stopped))
  } catch (error) {
    return { ok: false, message: reasonOf(error, name, path) }
  }
}

async function save(path: string, work: () => ReturnType<typeof saveTo>): Promise<Outcome> {
  const { contents, bytes } = await work()
  const size = `${(bytes / 1e6).toFixed(1)} MB`
  return {
    ok: true,
    message: `Saved ${countRows(contents)} to ${path} (${size}), which holds personal data: keep it like the database, and 30 days at most.`,
  }
}

async function restore(path: string, work: () => ReturnType<typeof restoreFrom>): Promise<Outcome> {
  const contents = await work()
  return { ok: true, message: `Restored ${countRows(contents)} from ${path}, as of ${contents.takenAt}.` }
}

function countRows({ tables }: { tables: { rows: number }[] }): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows.toLocaleString('en-IN')} rows of ${tables.length} tables`
}

/** Without the message of a failed query, which repeats its values. */
function reasonOf(error: unknown, name: string, path: string): string {
  if (error instanceof StartFailure) return error.message
  const { code, name: kind } = error as NodeJS.ErrnoException
  if (kind === 'AbortError')
    return `The ${name} was stopped, and nothing was ${name === 'backup' ? 'saved' : 'restored'}.`
  if (code && ofFiles.has(code))
    return `The file ${path} can't be ${name === 'backup' ? 'written' : 'read'} (${code}).`
  return `The ${name} failed (${code ?? kind}), and nothing was ${name === 'backup' ? 'saved' : 'restored'}.`
}
