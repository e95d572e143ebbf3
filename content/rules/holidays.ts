import type { Problem, Source } from '../problem.ts'
import { sourcesUntil } from '../sources-until.ts'
import { isRealDate } from './real-dates.ts'

const file = 'content/pages/holidays.ts'

/** Holidays that fall on the same day every year. */
const fixedDays: Record<string, string> = {
  'Republic Day': '01-26',
  'Independence Day': '08-15',
  'Gandhi Jayanti': '10-02',
  Christmas: '12-25',
}
const friday = 5

/** Whoever takes leave by the calendar relies on its days: each is real, in order, and says when it may move. */
export function checkHolidays({ pages: { holidays } }: Source): Problem[] {
  return holidays.flatMap((holiday, i) => {
    const { day, name, checkedOn, mayMove } = holiday
    const problem = (field: string, message: string): Problem => ({ file, field: `${i}.${field}`, message })
    if (!isRealDate(day)) return [problem('day', `${day} is not in the calendar`)]
    const fixed = fixedDays[name]
    const problems: Problem[] = []
    if (fixed && !day.endsWith(fixed)) problems.push(problem('day', `${name} is on ${fixed} every year`))
    if (name === 'Good Friday' && new Date(day).getUTCDay() !== friday)
      problems.push(problem('day', `${day} is no Friday`))
    if ((fixed !== undefined || name === 'Good Friday') === (mayMove ?? false))
      problems.push(
        problem('mayMove', mayMove ? `${name} is never moved` : `${name} follows the moon: write mayMove`),
      )
    if (i > 0 && (holidays[i - 1]?.day ?? '') >= day)
      problems.push(problem('day', 'write holidays in their order, each day once'))
    if (!isRealDate(checkedOn) || checkedOn > day || checkedOn > sourcesUntil)
      problems.push(problem('checkedOn', 'write the day of the source of its date, before the holiday'))
    return problems
  })
}
