import { expect, test } from 'vitest'
import { cancellationSentence } from '#domain/money/cancellation.ts'
import { factsOf } from './facts.ts'

const facts = factsOf({
  phone: '911000000002',
  email: 'hello@kafila.example',
  hours: [
    { days: 'Mon-Fri', time: '9am-6pm' },
    { days: 'Sat', time: '10am-4pm' },
    { days: 'Sun', time: 'closed' },
  ],
})

test('every token reads as prose wants it', () => {
  expect(facts).toEqual({
    cancellationPolicy: cancellationSentence('standard'),
    refundDays: '7-10 working days',
    gstRate: '5%',
    tcsRate: '2%',
    welcomeMinimum: '₹5,000',
    emiMinimum: '₹15,000',
    emiMonths: '3, 6, 9 or 12',
    confirmationHours: '24',
    supportHours: 'Mon-Fri 9am-6pm, Sat 10am-4pm',
    maxGuests: '15',
    phone: '+91 10000 00002',
    email: 'hello@kafila.example',
    minimumAge: '13',
    adultAge: '18',
    keptYears: '7',
    unusedDays: '90',
    noticeDays: '30',
  })
})
