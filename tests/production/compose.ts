import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from './production-command.ts'

export type Service = {
  image: string
  environment?: Record<string, string>
  command?: string[]
  volumes?: string[]
  user?: string
  read_only?: boolean
  depends_on?: Record<string, { condition: string }>
}

export function readCompose(): { text: string; services: Record<string, Service> } {
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8')
  return { text, services: (parse(text, { merge: true }) as { services: Record<string, Service> }).services }
}

/** The settings that compose gives to a service in an environment: `${NAME:-otherwise}` and `${NAME:?why it is needed}`. */
export function settingsOf(service: string, environment: Record<string, string>): Record<string, string> {
  const settings = readCompose().services[service]?.environment ?? {}
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, words: string) => {
      const given = environment[name]
      if (given) return given
      if (kind === '?') throw new Error(`${name} ${words}`)
      return words ?? ''
    })
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, fill(value)]))
}
