import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = import.meta.dirname

/** Every `.ts` file below content/{name}, with what it exports. */
export async function loadFolder(name: string): Promise<{ file: string; exports: Record<string, unknown> }[]> {
  const files = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  return Promise.all(
    files.map(async (file) => ({
      file: `content/${name}/${file.replaceAll('\\', '/')}`,
      exports: await import(pathToFileURL(join(folder, name, file)).href),
    })),
  )
}
