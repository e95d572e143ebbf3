import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { allocatorSettings, become, ownSettings, serverArguments } from './run.mjs'

/** npm start: installs what is missing, builds what has changed, and runs the server until it is told to stop. */

await ensureInstalled()
await ensureBuilt()
become([...ownSettings, ...serverArguments], allocatorSettings)
