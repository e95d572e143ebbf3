import type { Database } from '#database/client.ts'
import { nameOf, type Problem } from '#domain/content/kinds.ts'
import type { OpenContent, SetAside } from '../catalogue/open-content.ts'
import { compareFile, type FileState } from './origins/compare-file.ts'
import { type ListedVersion, listLive } from './version-store.ts'

/** Something that stands on the site as it was published, not as its file has it. */
export type LiveContent = Omit<ListedVersion, 'isLive' | 'fileHash' | 'base'> & {
  file: FileState
  /** Why it is not shown, and what is instead; null when it is shown. */
  setAside: { used: number | null; problems: Problem[] } | null
}

export type ListContent = () => Promise<LiveContent[]>

export function createListContent(deps: {
  db: Database
  content: Pick<OpenContent, 'files' | 'hashOf'>
  setAside: () => readonly SetAside[]
}): ListContent {
  const { db, content, setAside } = deps
  const files = new Map(content.files.map((item) => [nameOf(item), item]))
  return async () => {
    const aside = new Map(setAside().map((one) => [nameOf(one), one]))
    return (await listLive(db)).map(({ body, fileHash, ...row }) => ({
      ...row,
      file: compareFile(files.get(nameOf(row)), { body, fileHash }, content.hashOf),
      setAside: aside.get(nameOf(row)) ?? null,
    }))
  }
}
