import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { drawnPictures } from './drawn-pictures.ts'
import type { JudgeQuestion } from './judge-apart.ts'
import { openContent } from './open-content.ts'

/** A process that asks all rules, so that no visitor waits for them. Visitors go first at the processor, and yet who edits is answered on a busy machine. It ends when it is disconnected. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const content = openContent(drawnPictures(join(import.meta.dirname, '../../.generated/pictures.json')))

process.on('message', async ({ number, item, used }: JudgeQuestion) => {
  const { judge } = await content
  process.send?.({ number, problems: await judge(item, used) })
})
process.on('disconnect', () => process.exit())
