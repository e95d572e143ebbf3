/** How long the phone of somebody who no longer works here is kept; the name stays beside what they did. Apart from domain/site/retention.ts, which browsers load. */
export const formerStaffYears = 1
