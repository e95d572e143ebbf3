/** An amount as a field of a file: rupees with two decimals, whatever they are. */
export type Amount = { paise: number }

/** What stands in a field of a file. Numbers and amounts stay numbers; all else is text. */
export type Cell = string | number | Amount
