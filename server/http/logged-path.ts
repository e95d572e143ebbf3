import { findPageRule } from '#app/page-rules.ts'

/**
 * A path as the log may hold it. Tokens and references open doors, so only the paths of pages whose rule calls them no secret stand
 * there whole; of all others the log keeps where they begin.
 */
export function loggedPath(path: string): string {
  const { path: pattern, secret } = findPageRule(path)
  if (pattern !== '/*' && !secret) return path
  if (pattern !== '/*') return pattern.replace(/\/:.*/, '/…')
  const [, first = '', second, ...rest] = path.split('/')
  if (second === undefined) return `/${first}`
  return first === 'api' && rest.length > 0 ? `/api/${second}/…` : `/${first}/…`
}
