import { join } from 'node:path'

/**
 * What the process of a server is given by tests: nothing of the developer's own settings, as a real database or mail server could be among
 * them. Servers are started dozens of times, so compiled code is kept from one to the next.
 */
export const serverEnvironment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: '0',
  BACKGROUND_PICTURES: 'off',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
}
