import type { Permission, Role } from '#domain/staff/roles.ts'
import type { RailCount } from '#server/today/read-waiting.ts'

/** Who may: anybody, also before login, or a role to which the table of domain/staff gives the permission. */
export type Asks = 'anybody' | Permission

export type Group = 'Selling' | 'Money' | 'Trips' | 'House'

export type ConsolePage = {
  /** The file of its route, below console/. */
  file: string
  title: string
  asks: Asks
  /**
   * What its forms may do, by the value of their button named `do`, and who may. A page that names nothing takes no form. `saying` is the act as a
   * sentence on the refusing page begins: 'Changing a role'.
   */
  takes?: Record<string, { asks: Asks; saying: string }>
  /** Its form may hold files, of whoever may open the page. */
  takesFiles?: true
  /** Its place in the rail, if it has one: below no group it stands on top. */
  rail?: { group?: Group; letter: string; icon: string; counts?: RailCount }
  /** The path of the page above it, for the breadcrumbs. */
  under?: string
  /** For what a role that may not open it can do instead, a sentence each. */
  instead?: Partial<Record<Role, string>>
  /** Served on the developer's own machine alone. */
  local?: true
}

/** Rows of the list of pages, by their path below /console. */
export type Pages = Readonly<Record<string, ConsolePage>>
