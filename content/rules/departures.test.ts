import { inTrip, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkDepartures } from './departures.ts'

const seats = 12
const dates = (...list: object[]) =>
  inTrip('p3', { departures: { smallest: 6, decideDays: 14, dates: list } })
const rule = (fields: object, months = [5, 6, 7]) =>
  inTrip('p3', {
    months,
    departures: {
      weekday: 'saturday',
      count: 4,
      seats,
      smallest: 4,
      decideDays: 14,
      seasons: [{ from: '05-01', to: '07-31' }],
      ...fields,
    },
  })
const from = 'trips/p3.ts: departures'

testCaught(
  [checkDepartures],
  [
    [
      'two prices for a day',
      rule({
        prices: [
          { from: '2027-06-01', to: '2027-06-10', more: 500 },
          { from: '2027-06-10', to: '2027-06-12', more: 900 },
        ],
      }),
      `${from}.prices.1.from: a day has one price: end range 1 before it`,
    ],
    [
      'a price range that ends before it begins',
      rule({ prices: [{ from: '2027-06-10', to: '2027-06-01', more: 500 }] }),
      `${from}.prices.0.to: write 2027-06-10 or later`,
    ],
    [
      'a discount of more than half',
      rule({ prices: [{ from: '2027-06-01', to: '2027-06-10', more: -4501 }] }),
      `${from}.prices.0.more: write -4500 or more: half of the price has to stay`,
    ],
    [
      'a day that does not exist',
      dates({ start: '2027-06-31', seats }),
      `${from}.dates.0.start: 2027-06-31 is not in the calendar: write a day that is`,
    ],
    [
      'dates that do not ascend',
      dates({ start: '2027-06-12', seats }, { start: '2027-06-05', seats }),
      `${from}.dates.1.start: dates ascend, each once: move 2027-06-05 before 2027-06-12`,
    ],
    [
      'a date twice',
      dates({ start: '2027-06-12', seats }, { start: '2027-06-12', seats }),
      `${from}.dates.1.start: dates ascend`,
    ],
    [
      'more seats sold than there are',
      dates({ start: '2027-06-12', seats, soldElsewhere: 13 }),
      `${from}.dates.0.soldElsewhere: write 12 or less, the seats there are, not 13`,
    ],
    [
      'a smallest group that one of the dates has no room for',
      dates({ start: '2027-06-12', seats }, { start: '2027-06-19', seats: 5 }),
      `${from}.smallest: write 5 or less, the seats there are, not 6`,
    ],
    [
      'a smallest group that a rule has no room for',
      rule({ seats: 10, smallest: 11 }),
      `${from}.smallest: write 10 or less, the seats there are, not 11`,
    ],
    [
      'a date in another month',
      dates({ start: '2027-10-02', seats }),
      `${from}.dates.0.start: add 10 to the trip’s months, or keep departures inside 5, 6, 7`,
    ],
    [
      'more seats of a rule sold than there are',
      rule({ soldElsewhere: { '2027-06-12': 13 } }),
      `${from}.soldElsewhere.2027-06-12: write 12 or less`,
    ],
    [
      'a sale on another weekday',
      rule({ soldElsewhere: { '2027-06-13': 1 } }),
      `${from}.soldElsewhere.2027-06-13: write the date of a saturday: this is a sunday`,
    ],
    [
      'a sale on a day that does not exist',
      rule({ soldElsewhere: { '2027-06-31': 1 } }),
      `${from}.soldElsewhere.2027-06-31: 2027-06-31 is not in the calendar`,
    ],
    [
      'a sale out of season',
      rule({ soldElsewhere: { '2027-10-02': 1 } }),
      `${from}.soldElsewhere.2027-10-02: write a date inside one of the seasons`,
    ],
    [
      'a sale in a week that the rule leaves out',
      rule({ everyWeeks: 2, soldElsewhere: { '2027-05-08': 1 } }),
      `${from}.soldElsewhere.2027-05-08: the rule leaves this week out: write 2027-05-15, its next date`,
    ],
    [
      'a season in other months',
      rule({ seasons: [{ from: '11-20', to: '01-10' }] }),
      `${from}.seasons.0: add 11, 12, 1 to the trip’s months`,
    ],
    [
      'a season from a day that does not exist',
      rule({ seasons: [{ from: '02-30', to: '06-01' }] }),
      `${from}.seasons.0.from: 02-30 is not in the calendar`,
    ],
  ],
)

testAccepted(
  [checkDepartures],
  [
    [
      'a sold-out date in a season over the new year',
      rule(
        { seasons: [{ from: '11-20', to: '02-29' }], soldElsewhere: { '2027-01-02': 12 } },
        [11, 12, 1, 2],
      ),
    ],
    ['a sale in a week that the rule keeps', rule({ everyWeeks: 2, soldElsewhere: { '2027-05-15': 1 } })],
    [
      'dates that ascend',
      dates({ start: '2027-06-12', seats, soldElsewhere: 12 }, { start: '2027-06-19', seats }),
    ],
  ],
)
