export type GoldQuery = {
  query: string
  kind: 'exact' | 'typo' | 'hindi' | 'filter' | 'combination'
  /** Any of these is a right answer; or any trip that runs in the month. */
  expected: string[] | { month: number }
  /** Where only one answer can lead. */
  first?: string
}
