import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillTemplate } from './fill-template.ts'
import { programs } from './install-packages.ts'
import {
  killTrees,
  listTrees,
  makeOwned,
  type Owner,
  readTitle,
  signal,
  startProgram,
  writeOwned,
} from './programs.ts'

/** Milliseconds for which a machine goes on alone before it dies. */
const cutBefore = 150

/** A machine of the database: etcd, Patroni and the PostgreSQL that Patroni runs. */
export type Machine = {
  name: string
  address: string
  start: () => void
  /** All of its processes, at one blow. */
  kill: () => Promise<void>
  /** As when the network goes a moment before the machine: its standbys no longer hear of what it writes, then it is killed. */
  cutAndKill: () => Promise<void>
  /** All of its processes stand still: connections to it stay open, and nothing comes. */
  freeze: () => void
  /** They go on as if nothing had happened. */
  thaw: () => void
  /** The end of what it has logged. */
  logs: () => string
}

export function createMachine(
  { name, address }: { name: string; address: string },
  { folder, owner, values }: { folder: string; owner: Owner | null; values: Record<string, string> },
): Machine {
  const home = join(folder, name)
  makeOwned(home, owner)
  const data = join(home, 'postgres')
  const own = { ...values, NODE: name, ADDRESS: address, ETCD_DATA: join(home, 'etcd'), POSTGRES_DATA: data }
  for (const file of ['etcd.yml', 'patroni.yml']) writeOwned(join(home, file), fillTemplate(file, own), owner)
  const logOf = (program: string) => join(home, `${program}.log`)
  let running: ChildProcess[] = []
  let frozen: number[] = []

  function readPostmaster(): number[] {
    const file = join(data, 'postmaster.pid')
    return existsSync(file) ? [Number(readFileSync(file, 'utf8').split('\n')[0])] : []
  }

  const listProcesses = () => listTrees([...running.map(({ pid }) => pid ?? 0), ...readPostmaster()])

  async function kill(): Promise<void> {
    if (running.length === 0) return
    const all = listProcesses()
    running = []
    await killTrees(all)
  }

  return {
    name,
    address,
    kill,
    async cutAndKill() {
      signal(
        listProcesses().filter((pid) => readTitle(pid).includes('walsender')),
        'SIGSTOP',
      )
      await sleep(cutBefore)
      await kill()
    },
    freeze() {
      frozen = listProcesses()
      signal(frozen, 'SIGSTOP')
    },
    thaw() {
      signal(frozen, 'SIGCONT')
    },
    start() {
      running = [
        startProgram(programs.etcd, ['--config-file', join(home, 'etcd.yml')], {
          owner,
          log: logOf('etcd'),
          // Without a word from us it runs on x64 alone.
          env: { ETCD_UNSUPPORTED_ARCH: process.arch },
        }),
        startProgram(programs.patroni, [join(home, 'patroni.yml')], { owner, log: logOf('patroni') }),
      ]
    },
    logs: () =>
      ['etcd', 'patroni'].map((program) => `${name} ${program}:\n${endOf(logOf(program))}`).join('\n'),
  }
}

function endOf(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-12).join('\n') : ''
}
