import type { Problem, Source } from '../problem.ts'
import { wrongLink } from './links.ts'

const file = 'content/pages/moved.ts'

/** Moved addresses lead to a page in one step, and none hides a page that exists. */
export function checkMoved(source: Source): Problem[] {
  return Object.entries(source.pages.moved).flatMap(([from, to]): Problem[] => {
    const say = (message: string) => [{ file, field: from, message }]
    if (!/^(\/[a-z0-9._-]+)+$/.test(from))
      return say('write a path from / in small letters, without a slash at its end')
    if (wrongLink(from, { ...source, pages: { ...source.pages, moved: {} } }) === null)
      return say('is the address of a page: remove it here, or the page is never seen')
    const message = wrongLink(to, source)
    return message ? say(`(${to}) ${message}`) : []
  })
}
