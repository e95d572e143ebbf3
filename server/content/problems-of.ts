import * as v from 'valibot'
import { type Item, nameOf, type Problem } from '#domain/content/kinds.ts'

/** What is wrong with a request, by its field. */
export function problemsOf(
  which: Pick<Item, 'kind' | 'id'>,
  issues: readonly v.BaseIssue<unknown>[],
): Problem[] {
  return issues.map((issue) => ({
    file: nameOf(which),
    field: v.getDotPath(issue) ?? 'file',
    message: issue.message,
  }))
}
