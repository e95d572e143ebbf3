import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Who runs it when we are root, whom PostgreSQL refuses. */
export type Owner = { uid: number; gid: number }

/** Starts a program that writes to a log of its own. */
export function startProgram(
  command: string,
  args: string[],
  { owner, log, env = {} }: { owner: Owner | null; log: string; env?: Record<string, string> },
): ChildProcess {
  const out = openSync(log, 'a')
  return spawn(command, args, {
    ...owner,
    cwd: '/',
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', out, out],
  })
}

/** A file that its owner alone can read. */
export function writeOwned(path: string, text: string, owner: Owner | null, mode = 0o600): void {
  writeFileSync(path, text, { mode })
  if (owner) chownSync(path, owner.uid, owner.gid)
}

export function makeOwned(path: string, owner: Owner | null): void {
  mkdirSync(path, { mode: 0o700 })
  if (owner) chownSync(path, owner.uid, owner.gid)
}

type Process = { pid: number; parent: number; state: string }

/** These processes and all below them, at one blow. Comes back when they are gone. */
export async function killTrees(roots: number[]): Promise<void> {
  const all = listTrees(roots)
  signal(all, 'SIGKILL')
  const isThere = ({ pid, state }: Process) => all.includes(pid) && state !== 'Z'
  while (readProcesses().some(isThere)) await sleep(20)
}

/** These processes and all below them. */
export function listTrees(roots: number[]): number[] {
  const processes = readProcesses()
  const found = new Set(roots)
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const { pid, parent } of processes) if (found.has(parent)) found.add(pid)
  }
  return [...found]
}

export function signal(processes: number[], name: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name)
    } catch {
      // It ended meanwhile.
    }
  }
}

/** As PostgreSQL names its processes: what each is for. */
export function readTitle(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function readProcesses(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // Its name stands in brackets and may hold anything.
      const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return [{ pid: Number(name), parent: Number(parent), state }]
    } catch {
      return []
    }
  })
}
