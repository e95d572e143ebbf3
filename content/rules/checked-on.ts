import type { Problem, Source } from '../problem.ts'
import { isRealDate } from './real-dates.ts'

/** The day is shown to readers, and a start warns when it is long ago. */
export function checkCheckedOn({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value: { facts } }) =>
    isRealDate(facts.checkedOn)
      ? []
      : [
          {
            file,
            field: 'facts.checkedOn',
            message: `${facts.checkedOn} is not in the calendar: write the day on which all facts were checked`,
          },
        ],
  )
}
