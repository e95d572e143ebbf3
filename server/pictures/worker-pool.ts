import type { DrawingTask, PictureWorker, WorkerMessage } from './picture-worker.ts'

export type WorkerPoolOptions = {
  startWorker: () => PictureWorker
  /** How many workers may run at the same time. */
  size: number
  /** Milliseconds after which a worker without a task is ended. */
  idleTimeout: number
  /** Milliseconds that a worker may take for one file. One that takes longer hangs, and is ended. */
  fileTimeout: number
}

export type Priority = 'high' | 'low'

export type WorkerPool = {
  /** Resolves when the task is done. Tasks of low priority wait until none of high priority does. */
  run: (task: DrawingTask, priority: Priority, onFile: (name: string) => void) => Promise<void>
  /** How many tasks no worker has taken yet. */
  waiting: () => Record<Priority, number>
  close: () => void
}

type QueuedTask = PromiseWithResolvers<void> & { task: DrawingTask; onFile: (name: string) => void }
type WorkerState = { running?: QueuedTask; timer?: NodeJS.Timeout }

/** A queue of tasks and the workers that take them, started when needed. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { startWorker, size, idleTimeout, fileTimeout } = options
  const queues: Record<Priority, QueuedTask[]> = { high: [], low: [] }
  const workers = new Map<PictureWorker, WorkerState>()
  const nextTask = () => queues.high.shift() ?? queues.low.shift()
  let closed = false

  function assignTasks(): void {
    for (const [worker, { running }] of workers) if (!running) runTask(worker, nextTask())
    while (queues.high.length + queues.low.length > 0 && workers.size < size) runTask(addWorker(), nextTask())
  }

  function addWorker(): PictureWorker {
    const worker = startWorker()
    workers.set(worker, {})
    worker.on('message', (message) => receive(worker, message as WorkerMessage))
    for (const event of ['exit', 'error']) worker.on(event, () => removeWorker(worker, 'the worker ended'))
    return worker
  }

  function runTask(worker: PictureWorker, running: QueuedTask | undefined): void {
    if (!running) return
    setState(worker, { running }, fileTimeout)
    worker.send(running.task)
  }

  function receive(worker: PictureWorker, message: WorkerMessage): void {
    const { running, timer } = workers.get(worker) ?? {}
    if (!running) return
    if ('made' in message) {
      timer?.refresh()
      running.onFile(message.made)
      return
    }
    if ('failed' in message) running.reject(new Error(message.reason ?? message.failed))
    else running.resolve()
    setState(worker, {}, idleTimeout)
    assignTasks()
  }

  /** Ends the worker when nothing is heard from it in time: one with a task hangs and hears no message either. */
  function setState(worker: PictureWorker, state: WorkerState, timeout: number): void {
    clearTimeout(workers.get(worker)?.timer)
    const timer = setTimeout(() => {
      if (state.running) worker.kill('SIGKILL')
      removeWorker(worker, 'the worker did not answer in time')
    }, timeout)
    timer.unref()
    workers.set(worker, { ...state, timer })
  }

  function removeWorker(worker: PictureWorker, reason: string): void {
    const state = workers.get(worker)
    if (!state) return
    clearTimeout(state.timer)
    workers.delete(worker)
    if (worker.connected) worker.disconnect()
    state.running?.reject(new Error(reason))
    assignTasks()
  }

  return {
    run(task, priority, onFile) {
      const queued = { ...Promise.withResolvers<void>(), task, onFile }
      if (closed) queued.reject(new Error('the worker pool is closed'))
      else queues[priority].push(queued)
      assignTasks()
      return queued.promise
    },
    waiting: () => ({ high: queues.high.length, low: queues.low.length }),
    close() {
      closed = true
      const waiting = [...queues.high.splice(0), ...queues.low.splice(0)]
      for (const { reject } of waiting) reject(new Error('the worker pool is closed'))
      for (const worker of workers.keys()) removeWorker(worker, 'the worker pool is closed')
    },
  }
}
