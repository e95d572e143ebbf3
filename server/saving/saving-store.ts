import { BackupRefused } from '#database/backup/backup-refused.ts'
import { fillDatabase, refuseOtherSchema } from '#database/backup/fill-database.ts'
import { readContents } from '#database/backup/read-backup.ts'
import { type Saved, writeBackup } from '#database/backup/write-backup.ts'
import { hasCluster } from '#database/embedded-home.ts'
import { type OwnConnection, openConnection } from '#database/own-connection.ts'
import type { StorageSettings } from '../env/storage.ts'
import { StartFailure } from '../fail.ts'
import { makeDataFolder } from '../make-data-folder.ts'
import { databaseFailure, findDatabase } from '../reach-database.ts'

type Connected = OwnConnection & { url: string }

/** Saves what the database holds, beside whatever works on it. */
export async function saveTo(
  path: string,
  settings: StorageSettings,
  options: { overwrite: boolean; stopped?: AbortSignal },
): Promise<Saved> {
  if (!settings.databaseUrl && !hasCluster(settings.dataDir))
    throw new StartFailure(`There is no database below ${settings.dataDir} yet: there is nothing to save.`)
  return told(() =>
    withConnection(settings, 'kafila backup', ({ client }) => writeBackup(client, path, options)),
  )
}

/** Fills an empty database. Nothing is opened before the file has proved to be whole and to fit. */
export async function restoreFrom(
  path: string,
  settings: StorageSettings,
  stopped?: AbortSignal,
): Promise<Saved['contents']> {
  return told(async () => {
    const contents = await readContents(path)
    refuseOtherSchema(contents.schema)
    makeDataFolder(settings.dataDir)
    await withConnection(settings, 'kafila restore', ({ client, url }) =>
      fillDatabase(client, { url, path, contents, stopped }),
    )
    return contents
  })
}

async function withConnection<Result>(
  settings: StorageSettings,
  name: string,
  work: (connected: Connected) => Promise<Result>,
): Promise<Result> {
  await using opened = new AsyncDisposableStack()
  const { directUrl: url, stop } = await findDatabase(settings)
  opened.defer(stop)
  const connection = await openConnection(url, name).catch((error) => {
    throw databaseFailure(error, url)
  })
  opened.defer(connection.close)
  return await work({ ...connection, url })
}

/** A refusal is told like one of the server's own. */
async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BackupRefused ? new StartFailure(error.message) : error
  }
}
