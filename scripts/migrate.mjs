import { ensureInstalled } from './install.mjs'
import { become, ownSettings } from './run.mjs'

/** npm run migrate: brings the database up to date, while former releases run on it; servers with MIGRATE=off wait for this. */

await ensureInstalled()
become([...ownSettings, 'server/migrate.ts'])
