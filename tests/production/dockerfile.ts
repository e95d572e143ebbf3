import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './production-command.ts'

export type Step = { does: string; given: string }
export type Stage = { name: string; from: string; steps: Step[] }

/** The stages of the Dockerfile, each with its steps in order. */
export function readDockerfile(): Stage[] {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, does = '', given = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (does === 'FROM') {
      const [from = '', , name = 'final'] = given.split(/\s+/)
      stages.push({ name, from, steps: [] })
    } else stages.at(-1)?.steps.push({ does, given })
  }
  return stages
}

/** What a COPY copies, from which stage (null: from this repository), and where to. */
export function readCopy(given: string): { from: string | null; sources: string[]; to: string } {
  const words = given.split(/\s+/)
  const paths = words.filter((word) => !word.startsWith('--'))
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null
  return { from, sources: paths.slice(0, -1), to: paths.at(-1) ?? '' }
}

/** Whether a file of this repository is left out of every image. */
export function readIgnored(): (path: string) => boolean {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(patternOf)
  return (path) => path !== '.' && patterns.some((pattern) => pattern.test(path))
}

/** `**` stands for any folders, `*` for any part of one name; whatever lies below a match matches too. */
function patternOf(line: string): RegExp {
  const parts = line.split('**/')
  const source = parts
    .map((part) => part.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'))
    .join('(?:.*/)?')
  return new RegExp(`^${source}(?:/|$)`)
}
