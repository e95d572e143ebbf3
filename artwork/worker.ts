import { setPriority } from 'node:os'
import sharp from 'sharp'
import { makePicture } from './make-picture.ts'
import { makePhotograph, type PhotographCut } from './photograph.ts'
import { allPictures } from './pictures.ts'
import { makeShareImage, type ShareCard } from './share.ts'

/** As server/pictures/picture-worker.ts sends it. */
type DrawingTask = { folder: string; only?: string } & (
  | { name: string; format: string }
  | { share: ShareCard }
  | { photograph: PhotographCut }
)

// Runs as a child process of the server with the lowest priority, and draws one task after the other.
setPriority(19)
sharp.concurrency(1)

let lastTask = Promise.resolve()
process.on('message', (task: DrawingTask) => {
  lastTask = lastTask.then(() => runTask(task))
})
process.on('disconnect', () => process.exit())

async function runTask(task: DrawingTask) {
  // The server may have gone while a picture was being drawn.
  const send = (message: object) => process.connected && process.send?.(message, () => undefined)
  const key = keyOf(task)
  try {
    if ('share' in task) {
      await makeShareImage(task.share, task.folder)
      send({ made: task.share.file })
    } else if ('photograph' in task) {
      await makePhotograph(task.photograph, task.folder)
      send({ made: task.photograph.file })
    } else {
      const picture = allPictures.find((p) => p.name === task.name && p.format === task.format)
      if (!picture) throw new Error(`No picture ${key}`)
      await makePicture(picture, task.folder, { only: task.only, onFile: (name) => send({ made: name }) })
    }
    send({ done: key })
  } catch (error) {
    send({ failed: key, reason: error instanceof Error ? error.message : String(error) })
  }
}

function keyOf(task: DrawingTask): string {
  if ('share' in task) return task.share.file
  return 'photograph' in task ? task.photograph.file : `${task.name}-${task.format}`
}
