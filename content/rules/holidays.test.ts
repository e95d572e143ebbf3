import type { ContentFixture } from '../../tests/factories/content.ts'
import { testAccepted, testCaught } from '../../tests/factories/defects.ts'
import type { Holiday } from '../pages/types.ts'
import { checkHolidays } from './holidays.ts'

const checkedOn = '2026-05-20'
const holidays =
  (...list: Holiday[]) =>
  ({ pages }: ContentFixture) => {
    pages.holidays = list
  }

testAccepted(
  [checkHolidays],
  [
    [
      'fixed days, a Friday and a day of the moon',
      holidays(
        { day: '2026-12-25', name: 'Christmas', checkedOn },
        { day: '2027-03-22', name: 'Holi', mayMove: true, checkedOn },
        { day: '2027-03-26', name: 'Good Friday', checkedOn },
      ),
    ],
  ],
)

testCaught(
  [checkHolidays],
  [
    [
      'Christmas a day early',
      holidays({ day: '2026-12-24', name: 'Christmas', checkedOn }),
      'content/pages/holidays.ts: 0.day: Christmas is on 12-25 every year',
    ],
    [
      'Good Friday on a Thursday',
      holidays({ day: '2027-03-25', name: 'Good Friday', checkedOn }),
      'content/pages/holidays.ts: 0.day: 2027-03-25 is no Friday',
    ],
    [
      'a day of the moon that does not say so',
      holidays({ day: '2027-10-29', name: 'Diwali', checkedOn }),
      'content/pages/holidays.ts: 0.mayMove: Diwali follows the moon: write mayMove',
    ],
    [
      'a fixed day that may move',
      holidays({ day: '2027-01-26', name: 'Republic Day', mayMove: true, checkedOn }),
      'content/pages/holidays.ts: 0.mayMove: Republic Day is never moved',
    ],
    [
      'a day that does not exist',
      holidays({ day: '2027-02-30', name: 'Holi', mayMove: true, checkedOn }),
      'content/pages/holidays.ts: 0.day: 2027-02-30 is not in the calendar',
    ],
    [
      'one holiday after a later one',
      holidays(
        { day: '2027-03-22', name: 'Holi', mayMove: true, checkedOn },
        { day: '2027-01-26', name: 'Republic Day', checkedOn },
      ),
      'content/pages/holidays.ts: 1.day: write holidays in their order, each day once',
    ],
    [
      'a check after the day itself',
      holidays({ day: '2026-03-03', name: 'Holi', mayMove: true, checkedOn }),
      'content/pages/holidays.ts: 0.checkedOn: write the day of the source of its date, before the holiday',
    ],
    [
      'a check after the newest source',
      holidays({ day: '2026-11-24', name: 'Guru Nanak Jayanti', mayMove: true, checkedOn: '2026-11-16' }),
      'content/pages/holidays.ts: 0.checkedOn: write the day of the source of its date, before the holiday',
    ],
  ],
)
