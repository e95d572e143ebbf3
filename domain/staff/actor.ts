/** Who does something, and through what. */
export type Actor =
  | { kind: 'staff'; id: string; name: string; through: 'console' }
  | { kind: 'command line' }
  | { kind: 'job' }
  | { kind: 'traveller' }
