import { choice, type Fields, list, number, optionsOf, text } from './field.ts'

const seats = number('Seats', 'on each date')
const smallest = number('Runs once so many are sold', 'seats')
const decideDays = number('Otherwise decided so many days before', 'days')
const weekdays = optionsOf({
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
})
const prices = list(
  'Dearer and cheaper dates',
  'Range',
  {
    from: { control: 'date', label: 'From' },
    to: { control: 'date', label: 'To' },
    more: number('More for each guest', '₹', { help: 'Less than nothing for a discount: -1500.' }),
  },
  { optional: true, help: 'Departures that begin in it. Who has booked keeps the price.' },
)
const day = (label: string) => text(label, 5, { help: 'Month and day, as in ‘06-12’.' })

export const tripDepartures: Fields = {
  departures: {
    control: 'either',
    label: 'Departures',
    absent: 'None: it is asked for, or leaves on any day',
    ways: [
      {
        way: 'rule',
        title: 'On a weekday of its seasons',
        has: 'weekday',
        fields: {
          weekday: choice('Weekday', weekdays),
          count: number('Shown at once', 'dates'),
          seats,
          smallest,
          decideDays,
          everyWeeks: number('Every so many weeks', 'weeks', {
            optional: true,
            help: 'Left empty: every week.',
          }),
          seasons: list('Seasons', 'Season', { from: day('From'), to: day('To') }),
          soldElsewhere: {
            control: 'dated',
            label: 'Sold by phone or by a partner',
            unit: 'seats',
            optional: true,
            help: 'By the date of the departure.',
          },
          prices,
        },
      },
      {
        way: 'dates',
        title: 'On dates of its own',
        has: 'dates',
        fields: {
          smallest,
          decideDays,
          dates: list('Dates', 'Date', {
            start: { control: 'date', label: 'Begins' },
            seats: number('Seats'),
            soldElsewhere: number('Sold by phone or by a partner', 'seats', { optional: true }),
          }),
          prices,
        },
      },
    ],
  },
}
