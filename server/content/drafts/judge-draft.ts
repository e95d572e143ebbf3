import type { FoundProblem } from '#domain/content/fields/place-problems.ts'
import type { Item } from '#domain/content/kinds.ts'
import type { Judge, OpenContent, ReadContent } from '../../catalogue/open-content.ts'

export type JudgeDraft = (item: Item) => Promise<FoundProblem[]>

/** All that speaks against a thing as it is written now: by its own fields, and in other files by theirs. */
export function createJudgeDraft(deps: {
  content: Pick<OpenContent, 'fileOf'>
  judge: Judge
  readLive: () => Promise<Pick<ReadContent, 'used'>>
}): JudgeDraft {
  return async (item) => {
    const own = deps.content.fileOf(item.kind, item.source)
    const problems = await deps.judge(item, (await deps.readLive()).used)
    return problems.map(({ file, field, message }) => {
      // Of two that are too much alike the rules name the one whose file comes later: it is mended in either.
      if (file !== own && message.includes(own))
        return { field, message: message.replaceAll(own, file), elsewhere: null }
      const isOfPlace = item.kind === 'place' && field.startsWith(`${item.id}.`)
      return {
        field: isOfPlace ? field.slice(item.id.length + 1) : field,
        message,
        elsewhere: file === own ? null : file,
      }
    })
  }
}
