import * as build from 'virtual:react-router/server-build'
import { desk } from './desk.ts'
import { pages } from './pages.ts'

/** What the server mounts: the pages' build, the list that says who may open them, and the key under which they find what they need. */
export { build, desk, pages }
