import { readEnv } from './env.ts'
import { explainFailure } from './fail.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { migrateOnce } from './reach-database.ts'

/** The migrations apart from a start: exit 0, or one sentence and exit 1. */

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const settings = readEnv()
if (!settings.ok) refuse(`Settings: ${settings.problems.join('; ')}.`)
try {
  const { storage } = settings.env
  if (!storage.databaseUrl) makeDataFolder(storage.dataDir)
  const names = await migrateOnce(storage)
  console.log(
    names.length > 0 ? `The database has now ${names.join(', ')}.` : 'The database lacked no migration.',
  )
} catch (error) {
  refuse(explainFailure(error))
}
