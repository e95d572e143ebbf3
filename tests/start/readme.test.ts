import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { fillProductionCommand, readProductionCommand, root } from '../production/production-command.ts'
import { rehearseProduction } from '../production/rehearse-production.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test('every npm command that the README names exists', () => {
  const named = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name)
  expect(named).toContain('start')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('the check of the content runs as the README says', () => {
  expect(spawnSync('npm', ['run', 'content:check'], { cwd: root }).status).toBe(0)
})

test('the command for production, with values in place of the dots and nothing else, takes a traveller from the search to the refund', async () => {
  const steps: string[] = []
  await rehearseProduction(inject('adminUrl'), (step) => steps.push(step))
  expect(steps.join(' ')).toBe('doctor start search trip login book pay papers papers cancel books stop')
})

test('a setting that the command does not ask for, or that nobody gives, is refused by its name', () => {
  const command = readProductionCommand()
  expect(() => fillProductionCommand(command, {})).toThrow('asks for DATABASE_URL')
  expect(() => fillProductionCommand(command, { DATABASE: '' })).toThrow('does not ask for DATABASE')
  const without = command.replace(/AUTH_SECRET=.*/, '')
  expect(() => fillProductionCommand(without, {})).toThrow('how AUTH_SECRET is made')
})
