import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, countRows, findDifferentTables } from '../setup/compare-databases.ts'
import { emptyDatabase, save, startSaving, type UrlOf } from './saving-commands.ts'

/** How often a command was struck, how often of these at work on the database, and what was left: nothing, all, or a half. */
export type Strikes = { tries: number; kills: number; nothing: number; whole: number; halves: string[] }

type Killing = { urlOf: UrlOf; source: string; file: string; kills: number }

/** A command that had ended before the blow works less long than was measured, by about this much. */
const missed = 0.8

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Kills backups at moments of all their work; whatever file stands there then must restore to all that was saved. */
export async function killBackups({ urlOf, source, file, kills }: Killing): Promise<Strikes> {
  const isAtWork = connectionsOf(urlOf, 'kafila backup')
  let work = await measureWork(startSaving(source, 'backup', file), isAtWork)
  const strikes: Strikes = { tries: 0, kills: 0, nothing: 0, whole: 0, halves: [] }
  for (; strikes.kills < kills; strikes.tries++) {
    const next = `${file}-${strikes.tries}`
    const child = startSaving(source, 'backup', next)
    if (await strike(child, isAtWork, drawMoment(work, strikes.kills, kills))) strikes.kills++
    else work *= missed
    if (!existsSync(next)) {
      strikes.nothing++
      continue
    }
    const target = await emptyDatabase(urlOf, 'restored')
    const differs = await save(target, 'restore', next).then(
      async () => (await findDifferentTables(source, target)).different,
      (error: Error) => [error.message],
    )
    if (differs.length === 0) strikes.whole++
    else strikes.halves.push(`backup ${strikes.tries}: ${differs.join(', ')}`)
  }
  return strikes
}

/** Kills restores likewise; a database with any row in it must hold them all. */
export async function killRestores({ urlOf, source, file, kills }: Killing): Promise<Strikes> {
  const isAtWork = connectionsOf(urlOf, 'kafila restore')
  await save(source, 'backup', file)
  const full = await emptyDatabase(urlOf, 'restored')
  let work = await measureWork(startSaving(full, 'restore', file), isAtWork)
  const strikes: Strikes = { tries: 0, kills: 0, nothing: 0, whole: 0, halves: [] }
  let target = await emptyDatabase(urlOf, 'restored')
  for (; strikes.kills < kills; strikes.tries++) {
    const child = startSaving(target, 'restore', file)
    if (await strike(child, isAtWork, drawMoment(work, strikes.kills, kills))) strikes.kills++
    else work *= missed
    if ((await countRows(target)) === 0) {
      strikes.nothing++
      continue
    }
    const { different } = await findDifferentTables(source, target)
    if (different.length === 0) strikes.whole++
    else strikes.halves.push(`restore ${strikes.tries}: ${different.join(', ')}`)
    target = await emptyDatabase(urlOf, 'restored')
  }
  // Whatever the kills have left behind, the next one succeeds.
  if ((await countRows(target)) === 0) await save(target, 'restore', file)
  return strikes
}

/** Its work begins with its connection. */
function connectionsOf(urlOf: UrlOf, name: string): () => Promise<boolean> {
  return async () => {
    const found = await ask(
      urlOf('postgres'),
      `select from pg_stat_activity where application_name = '${name}'`,
    )
    return found.length > 0
  }
}

/** How long a command works on the database, in milliseconds. */
async function measureWork(child: ChildProcess, isAtWork: () => Promise<boolean>): Promise<number> {
  const ended = once(child, 'exit')
  while (isRunning(child) && !(await isAtWork())) await sleep(10)
  const began = performance.now()
  const [code] = await ended
  if (code !== 0) throw new Error(`a command ended with ${code}`)
  return performance.now() - began
}

/** Kills a command so many milliseconds after its work began; gives whether it was still running. */
async function strike(
  child: ChildProcess,
  isAtWork: () => Promise<boolean>,
  after: number,
): Promise<boolean> {
  const ended = once(child, 'exit')
  while (isRunning(child) && !(await isAtWork())) await sleep(10)
  await Promise.race([sleep(after), ended])
  const wasRunning = isRunning(child)
  child.kill('SIGKILL')
  await ended
  // PostgreSQL takes back what was not committed.
  while (await isAtWork()) await sleep(10)
  return wasRunning
}

/** A moment of all that time, each of `count` drawn from its own part of it. */
function drawMoment(milliseconds: number, number: number, count: number): number {
  return (milliseconds * (number + Math.random())) / count
}
