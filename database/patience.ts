/** How long the database is waited for, in milliseconds. What takes longer fails, and whoever waits is told to come back. */
export type Patience = {
  /** For a connection: a new one, or one that others have in hand. */
  connection: number
  /** For a lock that others hold. */
  lock: number
  /** For a statement, with the locks that it waits for. */
  statement: number
  /** Between two statements of a transaction. */
  idleTransaction: number
  /** For any answer: a database that is silent ends no statement itself. Longer than for a statement. */
  answer: number
}

/** While somebody waits for an answer. */
export const patience: Patience = {
  connection: 5_000,
  lock: 5_000,
  statement: 10_000,
  idleTransaction: 15_000,
  answer: 12_000,
}

/** Work over whole tables and commands of the operator, which ask for it by name. */
export const longPatience: Patience = {
  connection: 10_000,
  lock: 60_000,
  statement: 600_000,
  idleTransaction: 60_000,
  answer: 620_000,
}

/** A migration must not stand in line for a table: all who come after it would wait behind it. So it gives up soon, and tries again. */
export const migrationPatience = {
  lock: 3_000,
  tries: 5,
  /** Between two tries, in which those behind it get through. */
  pause: 1_000,
  /** For another process that migrates, and for an index that is built beside the traffic. */
  others: 600_000,
}
