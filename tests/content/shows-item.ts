import type { Item } from '../../domain/content/kinds.ts'

type Site = { url: string; refreshEdition: () => Promise<boolean> }

/** Whether the page that shows a thing stands, with what was published last. */
export async function showsItem(
  { url, refreshEdition }: Site,
  { kind, id }: Pick<Item, 'kind' | 'id'>,
): Promise<boolean> {
  if (!(await refreshEdition())) return false
  const path =
    kind === 'trip' ? `/trip/${id}` : kind === 'post' ? `/blog/${id}` : kind === 'site' ? '/contact' : '/'
  return (await fetch(url + path)).status === 200
}
