import type { Problem } from '#domain/content/kinds.ts'
import { checkContent, startRules } from './checked-content.ts'
import type { Content } from './content.ts'
import { loadRawContent } from './load.ts'
import { pages } from './pages/all.ts'
import { formatProblem } from './problem.ts'

/** The catalogue as the files have it. Throws one error that lists all that is wrong with them. */
export async function loadContent(pictures: Set<string> | null): Promise<Content> {
  const { content, problems } = checkContent(await loadRawContent(), pages, pictures, { rules: startRules })
  if (problems.length > 0) throw notServable(problems)
  return content
}

export function notServable(problems: readonly Problem[]): Error {
  return new Error(
    `The catalogue can’t be served as it is written:\n${problems.map(formatProblem).join('\n')}`,
  )
}
