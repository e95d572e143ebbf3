import type { ManifestPicture } from './manifest.ts'
import { fileNameOf, type PictureFile } from './picture-address.ts'
import type { DrawingTask, PhotographCut } from './picture-worker.ts'
import type { ShareCard } from './share-card.ts'
import { createWorkerPool, type Priority, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts'

export type PictureWorkerPool = {
  /** How many workers draw at the same time. */
  size: number
  /** Resolves when the file is in the folder. A file that several requests wait for is drawn once. */
  draw: (file: PictureFile) => Promise<void>
  drawShareCard: (card: ShareCard) => Promise<void>
  cutPhotograph: (cut: PhotographCut) => Promise<void>
  /** Draws files of one picture with low priority: while no request waits. */
  drawInBackground: (picture: ManifestPicture, fileNames: string[]) => Promise<void>
  waiting: WorkerPool['waiting']
  close: () => void
}

type PictureWorkerPoolOptions = Pick<WorkerPoolOptions, 'startWorker'> &
  Partial<WorkerPoolOptions> & {
    folder: string
    onFailure?: (task: DrawingTask, reason: Error) => void
  }

/** Draws pictures in child processes, so that the server itself never does. */
export function createPictureWorkerPool({
  folder,
  startWorker,
  size = 2,
  idleTimeout = 20_000,
  fileTimeout = 120_000,
  onFailure,
}: PictureWorkerPoolOptions): PictureWorkerPool {
  const pool = createWorkerPool({ startWorker, size, idleTimeout, fileTimeout })
  const pendingFiles = new Map<string, PromiseWithResolvers<void>>()
  let closed = false

  async function drawFiles(task: DrawingTask, fileNames: string[], priority: Priority): Promise<void> {
    const added = new Map(
      fileNames
        .filter((name) => !pendingFiles.has(name))
        .map((name) => [name, Promise.withResolvers<void>()]),
    )
    for (const [name, file] of added) pendingFiles.set(name, file)
    const written = Promise.all(fileNames.map((name) => pendingFiles.get(name)?.promise))
    if (added.size > 0) void runTask(task, added, priority)
    await written
  }

  async function runTask(
    task: DrawingTask,
    files: Map<string, PromiseWithResolvers<void>>,
    priority: Priority,
  ): Promise<void> {
    function settle(name: string, error?: Error): void {
      const file = files.get(name)
      if (!files.delete(name)) return
      pendingFiles.delete(name)
      if (error) file?.reject(error)
      else file?.resolve()
    }
    try {
      await pool.run(task, priority, settle)
      for (const name of files.keys()) settle(name)
    } catch (error) {
      if (!closed) onFailure?.(task, error as Error)
      for (const name of files.keys()) settle(name, error as Error)
    }
  }

  return {
    size,
    draw(file) {
      const only = fileNameOf(file)
      const { name, format } = file.picture
      return drawFiles({ folder, only, name, format }, [only], 'high')
    },
    drawShareCard: (share) => drawFiles({ folder, share }, [share.file], 'high'),
    cutPhotograph: (photograph) => drawFiles({ folder, photograph }, [photograph.file], 'high'),
    drawInBackground: ({ name, format }, fileNames) => drawFiles({ folder, name, format }, fileNames, 'low'),
    waiting: pool.waiting,
    close() {
      closed = true
      pool.close()
    },
  }
}
