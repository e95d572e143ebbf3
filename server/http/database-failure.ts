const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
])
/** Connection exceptions, insufficient resources, operator intervention. */
const classesOfAway = /^(08|53|57)/
const poolMessages = /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool)/

/** Whether the database failed us: a query that went wrong (drizzle names it), or no connection to send one on. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('query' in error) return true
  const { code = '' } = error as { code?: string }
  return networkCodes.has(code) || classesOfAway.test(code) || poolMessages.test(error.message)
}
