import { type ChildProcess, fork } from 'node:child_process'
import type { ShareCard } from './share-card.ts'

/** One file of a photograph of the operator's own, to be cut out of the whole; both lie in the folder. */
export type PhotographCut = {
  file: string
  whole: string
  width: number
  height: number
  type: 'avif' | 'webp'
}

/** What a worker is asked to draw: a picture, one file of it when `only` names it, a share card, or a file of a photograph. */
export type DrawingTask = { folder: string; only?: string } & (
  | { name: string; format: string }
  | { share: ShareCard }
  | { photograph: PhotographCut }
)

/** A worker reports each file that it has written, and at the end whether the task is done or has failed. */
export type WorkerMessage = { made: string } | { done: string } | { failed: string; reason?: string }

export type PictureWorker = Pick<ChildProcess, 'send' | 'on' | 'connected' | 'disconnect' | 'kill'>

/** Starts artwork/worker.ts as a child process. It lowers its own priority and ends when it is disconnected. */
export function startPictureWorker(file: string): PictureWorker {
  return fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}
