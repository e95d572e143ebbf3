import type { Database } from '#database/client.ts'
import { type Item, type Kind, nameOf } from '#domain/content/kinds.ts'
import type { OpenContent } from '../../catalogue/open-content.ts'
import { listVersions } from '../version-store.ts'
import { listUsedOrigins } from './origin-store.ts'

/** Everything that was changed here while a release has changed its file, and of which nobody has said yet which of the two holds. */
export type ListDrifting = () => Promise<{ kind: Kind; id: string }[]>

export function createListDrifting(deps: {
  db: Database
  content: Pick<OpenContent, 'files' | 'hashOf'>
}): ListDrifting {
  const { db, content } = deps
  const files = new Map(content.files.map((item) => [nameOf(item), item]))
  /** A version never changes, nor do the files while this process runs. */
  const known = new Map<string, string>()

  async function hashesOf(versions: readonly { kind: Kind; id: string; version: number }[]) {
    const missing = versions.filter((one) => !known.has(keyOf(one)))
    for (const row of await listVersions(db, missing)) known.set(keyOf(row), content.hashOf(row.body))
  }

  return async () => {
    const { live, drafts } = await listUsedOrigins(db)
    const hashOf = (which: Pick<Item, 'kind' | 'id'>) => {
      const file = files.get(nameOf(which))
      return file ? content.hashOf(file.value) : null
    }
    const isOther = (one: (typeof drafts)[number]) => {
      const hash = hashOf(one)
      return hash !== null && one.hash !== null && one.hash !== hash
    }
    // Whoever writes a draft has looked at the file, or has not: it goes by that.
    const drafted = new Set(drafts.map(nameOf))
    const changed = live.filter((one) => !drafted.has(nameOf(one)) && isOther(one))
    await hashesOf(changed)
    return [...changed.filter((one) => known.get(keyOf(one)) !== hashOf(one)), ...drafts.filter(isOther)].map(
      ({ kind, id }) => ({ kind, id }),
    )
  }
}

function keyOf(one: { kind: Kind; id: string; version: number }): string {
  return `${nameOf(one)}@${one.version}`
}
