import { askAddress, type Reached } from './reached.ts'

/** Whether the host answers at all: which pictures it has shows on the pages. */
export async function reachPictures(imageHost: string): Promise<Reached> {
  const answer = await askAddress(imageHost, { method: 'HEAD' })
  return 'problem' in answer
    ? { ok: false, note: `the host of pictures does not answer (${answer.problem})` }
    : { ok: true, note: 'the host of pictures answers' }
}
