import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** The project's own Node, whatever the machine has. */
export const node24 = join(root, 'node_modules/.bin/node')
/** How the server is run: young objects get room, so that serving pages from memory rarely stops to clean up. */
export const serverArguments = ['--max-semi-space-size=32', 'server/index.ts']

/**
 * What the server's C library is told: threads that compress share two heaps. With one for each, memory that is given back in one and asked for in another adds up,
 * by a sixth in ten busy minutes.
 */
export const allocatorSettings = { MALLOC_ARENA_MAX: '2' }

/** Reads the machine's own settings. Only what people start gets it: a test or a bench must never meet a real database. */
export const ownSettings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []

/** What was typed after the command; files are meant as from where it was typed, which npm leaves behind. */
export function typedFiles() {
  const from = process.env.INIT_CWD ?? process.cwd()
  return process.argv.slice(2).map((word) => (word.startsWith('-') ? word : resolve(from, word)))
}

/** Runs a program to its end. Resolves to its exit code; output is shown, or kept and returned with `quiet`. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // Programs of the project find Node 24 first, through npm's own folder of commands.
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
        ...env,
      },
      shell: process.platform === 'win32',
    })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code: signal ? 1 : code, output }))
  })
}

/** How often a program that npm started looks whether npm is still there, in milliseconds. */
const parentCheckInterval = 500

/** Runs one of the project's own long-lived programs, passing signals on, and ends as it ends. */
export function become(args, env = {}) {
  const child = spawn(node24, args, { cwd: root, stdio: 'inherit', env: { ...env, ...process.env } })
  // The child ends in order, and this process after it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) whenParentEnds(() => child.kill('SIGTERM'))
  child.once('close', (code, signal) => process.exit(signal ? 1 : code))
}

/** npm passes a signal on to its shell alone: all that its program sees is that it has another parent. */
function whenParentEnds(stop) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, parentCheckInterval)
}
