import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { fillProductionCommand, readProductionCommand, root } from '../production/production-command.ts'

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

test('a setting that the command does not ask for, or that nobody gives, is refused by its name', () => {
  const command = readProductionCommand()
  expect(() => fillProductionCommand(command, {})).toThrow('asks for DATABASE_URL')
  expect(() => fillProductionCommand(command, { DATABASE: '' })).toThrow('does not ask for DATABASE')
  const without = command.replace(/AUTH_SECRET=.*/, '')
  expect(() => fillProductionCommand(without, {})).toThrow('how AUTH_SECRET is made')
})

test('the command asks for every template of the SMS provider', async () => {
  const sms = await startSmsSandbox()
  const names = Object.keys(sms.settings('msg91')).filter((name) => name.startsWith('MSG91_'))
  await sms.stop()
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !readProductionCommand().includes(`${name}=…`))).toEqual([])
})
