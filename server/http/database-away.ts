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
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool)|is not currently accepting connections$/

/** Whether the database is away, for now: no connection, or none that is served. A query that is wrong is a mistake of ours. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // drizzle wraps what PostgreSQL or the network said.
  if ('query' in error && error.cause) return isDatabaseAway(error.cause)
  const { code = '' } = error as { code?: string }
  return networkCodes.has(code) || classesOfAway.test(code) || connectionMessages.test(error.message)
}
