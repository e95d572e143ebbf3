import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'

/** What the files hold, unchecked: anything may be wrong with it. A file that can't be read holds the error. */
export type RawContent = {
  places: { file: string; value: unknown }[]
  trips: { file: string; value: unknown }[]
  posts: { file: string; value: unknown }[]
  coupons: { file: string; value: unknown }[]
  /** Who we are and who sells. */
  site: { file: string; value: unknown }[]
}

const folder = import.meta.dirname

export async function loadRawContent(): Promise<RawContent> {
  const [places, trips, coupons, site] = await Promise.all([
    loadModules('places', () => 'places'),
    loadModules('trips', () => 'trip'),
    loadModules('coupons', () => 'coupon'),
    loadModules('site', (file) => posix.basename(file, '.ts')),
  ])
  return {
    places: places.flatMap(({ file, value }) =>
      Array.isArray(value) ? value.map((place) => ({ file, value: place })) : [{ file, value }],
    ),
    trips,
    posts: listFiles('posts', '.md').map((name) => ({
      file: `content/posts/${name}`,
      value: readPost(name),
    })),
    coupons,
    site,
  }
}

async function loadModules(
  name: string,
  exportedBy: (file: string) => string,
): Promise<{ file: string; value: unknown }[]> {
  return Promise.all(
    listFiles(name, '.ts').map(async (file) => ({
      file: `content/${name}/${file}`,
      value: await import(pathToFileURL(join(folder, name, file)).href).then(
        (module) => module[exportedBy(file)] as unknown,
        (error: unknown) => error,
      ),
    })),
  )
}

function listFiles(name: string, ending: string): string[] {
  return readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .sort()
}

/** Front matter between two lines of dashes, then Markdown. */
function readPost(name: string): unknown {
  const text = readFileSync(join(folder, 'posts', name), 'utf8')
  const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (matter === undefined || body === undefined) {
    return new Error('start the file with its fields between two lines of ---, then write the text')
  }
  try {
    return { slug: posix.basename(name, '.md'), ...(parse(matter) as object), body: body.trim() }
  } catch (error) {
    return error
  }
}
