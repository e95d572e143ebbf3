const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Connection exceptions, insufficient resources, operator intervention; among these a statement that took too long (57014). */
const classesOfAway = /^(08|53|57)/
const codesOfAway = new Set([
  // A lock was held for too long.
  '55P03',
  // A transaction stood still for too long, or took too long in all: its connection is gone.
  '25P03',
  '25P04',
  // A database that became a standby, in the middle of a change of places.
  '25006',
  // A standby ended a read to catch up; we ask for no isolation that has this code otherwise.
  '40001',
])
/** What pg says for itself: no connection, none free in time, one that broke between two statements, or a database that is silent. */
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool|Query read timeout)|is not (queryable|currently accepting connections)$/

/**
 * Whether the database is away, for now: no connection, or none that is served, or no answer in time. A query that is wrong is a mistake of
 * ours.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // drizzle wraps what PostgreSQL or the network said.
  if ('query' in error && error.cause) return isDatabaseAway(error.cause)
  const { code = '' } = error as { code?: string }
  return (
    networkCodes.has(code) ||
    classesOfAway.test(code) ||
    codesOfAway.has(code) ||
    connectionMessages.test(error.message)
  )
}
