import { setPriority } from 'node:os'
import sharp from 'sharp'
import { makePicture } from './make-picture.ts'
import { allPictures } from './pictures.ts'
import { makeShareImage, type ShareCard } from './share.ts'

type Order = { folder: string; only?: string } & ({ name: string; format: string } | { share: ShareCard })

/** Runs as a child of the server: draws what it is told, one picture at a time, and yields to everybody else. */
setPriority(19)
sharp.concurrency(1)

let turn = Promise.resolve()
process.on('message', (order: Order) => {
  turn = turn.then(() => carryOut(order))
})
process.on('disconnect', () => process.exit())

async function carryOut(order: Order) {
  // The server may have gone while a picture was being drawn.
  const tell = (message: object) => process.connected && process.send?.(message, () => undefined)
  const key = 'share' in order ? order.share.file : `${order.name}-${order.format}`
  try {
    if ('share' in order) {
      await makeShareImage(order.share, order.folder)
      tell({ made: order.share.file })
    } else {
      const picture = allPictures.find((p) => p.name === order.name && p.format === order.format)
      if (!picture) throw new Error(`No picture ${key}`)
      await makePicture(picture, order.folder, { only: order.only, made: (name) => tell({ made: name }) })
    }
    tell({ done: key })
  } catch (error) {
    tell({ failed: key, reason: error instanceof Error ? error.message : String(error) })
  }
}
