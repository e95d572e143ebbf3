import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const clusterFiles = join(import.meta.dirname, '../../../ops/cluster')

/** A file of ops/cluster with a value in each place, as `envsubst` fills it; a place without one is a mistake. */
export function fillTemplate(file: string, values: Record<string, string>): string {
  return readFileSync(join(clusterFiles, file), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`ops/cluster/${file} asks for ${name}`)
    return value
  })
}
