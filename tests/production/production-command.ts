import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The lines with which the README starts a site in production, its dots in place of what is the operator's own. */
export function readProductionCommand(): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [, command] = /```\n(export APP_ENV=production\n[^`]*)```/.exec(readme) ?? []
  if (!command) throw new Error('the README has no command for production')
  return command
}

const dots = /\b([A-Z][A-Z0-9_]*)=(?:\w+:\/\/)?…/g

/** The command with values in place of its dots and nothing else. Only the secret is made, in the way that its own line tells. */
export function fillProductionCommand(command: string, values: Record<string, string>): string {
  const given: Record<string, string> = { ...values, AUTH_SECRET: makeSecret(command) }
  const asked = new Set([...command.matchAll(dots)].map(([, name]) => name))
  const unknown = Object.keys(given).filter((name) => !asked.has(name))
  if (unknown.length > 0) throw new Error(`the README's command does not ask for ${unknown.join(', ')}`)
  return command.replaceAll(dots, (_, name: string) => {
    const value = given[name]
    if (value === undefined) throw new Error(`the README's command asks for ${name}`)
    return `${name}='${value.replaceAll("'", `'\\''`)}'`
  })
}

function makeSecret(command: string): string {
  const [, make] = /AUTH_SECRET=….*: (node -p .*)$/m.exec(command) ?? []
  if (!make) throw new Error("the README's command does not tell how AUTH_SECRET is made")
  return execFileSync('bash', ['-c', make], { cwd: root, encoding: 'utf8' }).trim()
}
