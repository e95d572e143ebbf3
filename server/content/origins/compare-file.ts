import type { Item } from '#domain/content/kinds.ts'
import type { OpenContent } from '../../catalogue/open-content.ts'

/** `same`: the file says the same by now. `changed`: it is another one than when this was made of it, so both were changed. `none`: there is no file. */
export type FileState = 'same' | 'as then' | 'changed' | 'none'

/** How a file stands to what was made of it. */
export function compareFile(
  file: Pick<Item, 'value'> | undefined,
  { body, fileHash }: { body: unknown; fileHash: string | null },
  hashOf: OpenContent['hashOf'],
): FileState {
  if (!file) return 'none'
  const hash = hashOf(file.value)
  if (hash === hashOf(body)) return 'same'
  return hash === fileHash ? 'as then' : 'changed'
}
