import type { Database } from '#database/client.ts'
import { type Item, nameOf, type Problem } from '#domain/content/kinds.ts'
import { photographsIn } from '#domain/content/photograph.ts'
import type { Judge } from '../catalogue/open-content.ts'
import { knownPhotographs } from './photograph-store.ts'

/** The rules, and that every photograph of the operator's own that something names was added: of pictures the rules know the drawn ones alone. */
export function judgeWithPhotographs(db: Database, judge: Judge): Judge {
  return async (item, used) => [...(await judge(item, used)), ...(await lostInContent(db, item))]
}

async function lostInContent(db: Database, item: Item): Promise<Problem[]> {
  const named = photographsIn(item.value)
  const known = await knownPhotographs(
    db,
    named.map(({ hash }) => hash),
  )
  return named
    .filter(({ hash }) => !known.has(hash))
    .map(({ field }) => ({
      file: nameOf(item),
      field: field.replace(/\.url$/, ''),
      message: 'there is no such photograph: add it first, or choose another picture',
    }))
}
