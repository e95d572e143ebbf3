import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { readCopy, readDockerfile, readIgnored, type Stage, type Step } from './dockerfile.ts'
import { root } from './production-command.ts'

type Settings = Record<string, string>

/** A stage of the image as a folder: what Docker would have at its root, without the system below. */
type Built = { folder: string; workdir: string; env: Settings; user: string; steps: Step[] }

/** The last stage, in which commands can be run as a container would run them. */
export type Image = {
  command: string[]
  healthCheck: string[]
  /** Whether its user is not the one who owns its files here, so that nothing but DATA_DIR can be written to. */
  isReadOnly: boolean
  /** Starts a command by the image's user, with these settings besides its own. */
  start: (command: string[], settings: Settings) => ChildProcess
}

/** Who runs the image, where this process may become somebody else: the number of `node` in Node's own images. */
const userIds: Settings = { node: '1000' }

/**
 * Carries out the Dockerfile below a folder, as far as that goes without a root file system: FROM another stage, COPY, RUN, ENV, ARG, WORKDIR and USER. What an image
 * comes with (Node, npm) is this machine's. A step that is none of these, or fails, throws.
 */
export function carryOutDockerfile(folder: string, tell: (step: string) => void): Image {
  const built = new Map<string, Built>()
  for (const stage of readDockerfile()) {
    const made = beginStage(stage, join(folder, stage.name), built.get(stage.from))
    for (const step of stage.steps) {
      tell(`${stage.name}: ${step.does} ${step.given}`)
      carryOutStep(made, step, built)
    }
    built.set(stage.name, made)
  }
  const image = built.get('final')
  if (!image) throw new Error('the Dockerfile has no last stage without a name')
  return {
    command: commandOf(image, 'CMD'),
    healthCheck: commandOf(image, 'HEALTHCHECK'),
    isReadOnly: isRoot(),
    start: (command, settings) => startIn(image, command, settings),
  }
}

const isRoot = () => process.getuid?.() === 0

function beginStage({ steps }: Stage, folder: string, from: Built | undefined): Built {
  mkdirSync(folder, { recursive: true })
  // Files are shared with the stage before, as layers are: nothing writes into one that stands.
  if (from) execFileSync('cp', ['-al', `${from.folder}/.`, folder])
  return { folder, workdir: from?.workdir ?? '/', env: { ...from?.env }, user: 'root', steps }
}

const placeIn = ({ folder, workdir }: Built, path: string) => join(folder, resolve(workdir, path))

function carryOutStep(stage: Built, { does, given }: Step, built: Map<string, Built>): void {
  switch (does) {
    case 'WORKDIR':
      stage.workdir = resolve(stage.workdir, given)
      mkdirSync(placeIn(stage, '.'), { recursive: true })
      return
    case 'ENV':
    case 'ARG':
      Object.assign(stage.env, Object.fromEntries(given.split(' ').map((pair) => pair.split('=', 2))))
      return
    case 'USER':
      stage.user = given
      return
    case 'COPY':
      copy(stage, given, built)
      return
    case 'RUN':
      execFileSync('/bin/sh', ['-c', given], {
        cwd: placeIn(stage, '.'),
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...stage.env },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      return
    case 'VOLUME':
      if (!existsSync(placeIn(stage, given)))
        throw new Error(`${given} is a volume that nothing is copied to`)
      return
    case 'EXPOSE':
    case 'HEALTHCHECK':
    case 'CMD':
      return
    default:
      throw new Error(`nobody knows how to carry out ${does}`)
  }
}

function copy(stage: Built, given: string, built: Map<string, Built>): void {
  const { from, sources, to } = readCopy(given)
  const other = from === null ? null : built.get(from)
  if (from !== null && !other) throw new Error(`there is no stage ${from}`)
  const isIgnored = readIgnored()
  for (const source of sources) {
    const path = other ? join(other.folder, source) : join(root, source)
    const isFolder = statSync(path).isDirectory()
    const target = placeIn(stage, to)
    const place = isFolder || !to.endsWith('/') ? target : join(target, basename(source))
    if (other) {
      mkdirSync(place, { recursive: true })
      execFileSync('cp', ['-al', `${path}/.`, place])
    } else
      for (const name of isFolder ? readdirSync(path) : [''])
        cpSync(join(path, name), isFolder ? join(place, name) : place, {
          recursive: true,
          verbatimSymlinks: true,
          filter: (file) => !isIgnored(relative(root, file)),
        })
  }
}

function commandOf({ steps }: Built, which: 'CMD' | 'HEALTHCHECK'): string[] {
  const given = steps.find(({ does }) => does === which)?.given ?? ''
  return JSON.parse(given.slice(given.indexOf('['))) as string[]
}

function startIn(image: Built, [command = '', ...args]: string[], settings: Settings): ChildProcess {
  const id = userIds[image.user]
  if (!id) throw new Error(`nobody knows the number of the user ${image.user}`)
  const dataDir = placeIn(image, image.env.DATA_DIR ?? '/')
  if (isRoot()) execFileSync('chown', ['-R', `${id}:${id}`, dataDir])
  return spawn(command, args, {
    cwd: placeIn(image, '.'),
    env: { PATH: process.env.PATH, ...image.env, ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot() ? { uid: Number(id), gid: Number(id) } : {}),
  })
}
