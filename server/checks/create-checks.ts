import type { ListContent } from '../content/list-content.ts'
import type { ListDrifting } from '../content/origins/list-drifting.ts'
import type { Resources } from '../open-resources.ts'
import { createGiveTurns } from './give-turns.ts'
import { createListChecks } from './list-checks.ts'

/** What the console asks of this room. */
export type CheckDesk = ReturnType<typeof createCheckDesk>

export function createCheckDesk(
  { env, db, clock, catalogue }: Resources,
  { listContent, listDrifting }: { listContent: ListContent; listDrifting: ListDrifting },
) {
  return {
    list: createListChecks({
      ...{ db, clock, catalogue, listContent, listDrifting },
      imageHost: env.pictures.imageHost,
    }),
    give: createGiveTurns({ db, clock }),
    hasTrip: (id: string) => catalogue().findTrip(id) !== null,
  }
}
