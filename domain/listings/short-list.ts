/** Lists of fewer trips than this are taken in at a glance and offer only what divides them best. */
export const shortList = 12
