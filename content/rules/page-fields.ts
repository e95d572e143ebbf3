import * as v from 'valibot'
import type { Pages } from '../content.ts'
import { describeIssue } from '../describe-issue.ts'
import { fileOf, pageSource } from '../kinds.ts'
import { pageSchemas } from '../page-schemas.ts'
import type { Problem, Source } from '../problem.ts'

/** Every page has the fields of its schema, and no two entries of a page share an id. */
export function checkPageFields({ pages }: Source): Problem[] {
  const names = Object.keys(pageSchemas) as (keyof Pages)[]
  return names.flatMap((name) => {
    const file = fileOf('page', pageSource(name))
    return [
      ...misfitsOf(name, pages[name]),
      ...twinsIn(pages[name]).map(({ key, id }) => ({
        file,
        field: key,
        message: `"${id}" stands here twice: give one of the two another`,
      })),
    ]
  })
}

/** What of a page misses its schema: other rules can be asked only of one that fits. */
export function misfitsOf(name: keyof Pages, value: unknown): Problem[] {
  const { issues = [] } = v.safeParse(pageSchemas[name], value)
  return issues.map((issue) => ({
    file: fileOf('page', pageSource(name)),
    field: v.getDotPath(issue) ?? name,
    message: describeIssue(issue),
  }))
}

/** Ids and slugs that two entries of a list share, in the page and in its parts. */
function twinsIn(value: unknown): { key: 'id' | 'slug'; id: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(twinsIn)
  if (!Array.isArray(value)) return below
  const own = (['id', 'slug'] as const).flatMap((key) => {
    const ids = value.flatMap((entry: unknown) => idOf(entry, key))
    return ids.filter((id, i) => ids.indexOf(id) < i).map((id) => ({ key, id }))
  })
  return [...own, ...below]
}

function idOf(entry: unknown, key: string): string[] {
  if (typeof entry !== 'object' || entry === null || !(key in entry)) return []
  return [String(entry[key as keyof typeof entry])]
}
