import type { RouterContext, ServerBuild } from 'react-router'
import type { Pages } from '#console/pages/console-page.ts'
import type { Desk } from './desk.ts'

/** The console's build, as console/server-build.ts exports it. */
export type ConsoleModule = { build: ServerBuild; desk: RouterContext<Desk>; pages: Pages }

export type ConsoleBuild = {
  module: ConsoleModule
  /** The browser's part; null in development, where Vite serves it. */
  clientFolder: string | null
}
