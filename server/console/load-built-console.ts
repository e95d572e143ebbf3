import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ConsoleBuild, ConsoleModule } from './console-module.ts'

/** The console as `npm run build` leaves it below a folder. */
export async function loadBuiltConsole(folder: string): Promise<ConsoleBuild> {
  const module: ConsoleModule = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  return { module, clientFolder: join(folder, 'client') }
}
