import { createStore } from '#app/ui/create-store.ts'

/** What a guest has booked in this tab: its token opens the booking for a while, as long as it is in nobody's account. */
export type TabPass = {
  reference: string
  statusToken: string
  /** As it was typed, for the login that comes next. */
  phone: string
  /** The account whose login could not take it over. */
  refusedFor?: string
}

/** By reference, for this tab alone. */
export const tabPasses = createStore<Record<string, TabPass>>(
  {},
  {
    key: 'kafila.booked',
    save: (passes) => passes,
    restore: (saved) =>
      Object.fromEntries(
        Object.entries(saved as Record<string, TabPass>).filter(([, pass]) =>
          [pass.reference, pass.statusToken, pass.phone].every((part) => typeof part === 'string'),
        ),
      ),
  },
)

export function keepPass(pass: TabPass): void {
  tabPasses.set({ ...tabPasses.get(), [pass.reference]: pass })
}

export function dropPass(reference: string): void {
  const { [reference]: _, ...others } = tabPasses.get()
  tabPasses.set(others)
}
