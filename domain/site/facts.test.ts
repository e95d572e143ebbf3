import { expect, test } from 'vitest'
import { cancellationSentence } from '#domain/money/cancellation.ts'
import { factsOf } from './facts.ts'

const facts = factsOf(
  {
    seller: {
      legalName: 'Caravan Journeys Private Limited',
      address: '12 Janpath, New Delhi 110001',
      cin: 'U63040DL2018PTC123456',
      gstin: '07AAPFU0939F1ZX',
      grievanceOfficer: {
        name: 'Meera Nair',
        designation: 'Head of Guest Care',
        email: 'meera@caravan.in',
        phone: '919812345678',
      },
    },
    phone: '911000000002',
    email: 'hello@kafila.example',
    hours: [
      { days: 'Mon-Fri', time: '9am-6pm' },
      { days: 'Sat', time: '10am-4pm' },
      { days: 'Sun', time: 'closed' },
    ],
  },
  [{ code: 'WELCOME20', minimumAmount: 5000 }],
)

test('every token reads as prose wants it', () => {
  expect(facts).toEqual({
    cancellationPolicy: cancellationSentence('standard'),
    refundDays: '7-10 working days',
    gstRate: '5%',
    tcsRate: '2%',
    waitingDays: '30',
    welcomeMinimum: '₹5,000',
    emiMinimum: '₹15,000',
    emiMonths: '3, 6, 9 or 12',
    confirmationHours: '24',
    depositPercent: '25%',
    depositFromDays: '45',
    depositDueDays: '30',
    supportHours: 'Mon-Fri 9am-6pm, Sat 10am-4pm',
    maxGuests: '15',
    phone: '+91 10000 00002',
    email: 'hello@kafila.example',
    minimumAge: '13',
    adultAge: '18',
    legalName: 'Caravan Journeys Private Limited',
    registeredOffice: '12 Janpath, New Delhi 110001',
    grievanceOfficer: 'Meera Nair, Head of Guest Care',
    grievanceEmail: 'meera@caravan.in',
    grievancePhone: '+91 98123 45678',
    acknowledgedHours: '48',
    answeredWithin: 'one month',
    troubleCreditBelowDays: '15',
    troubleCreditPerGuest: '₹1,000',
    paymentYears: '7',
    booksYears: '8',
    enquiryTime: 'one year',
    reviewTime: 'one year',
    incidentTime: 'one year',
    logTime: 'one year',
    unusedDays: '90',
    messageDays: '30',
    guestDays: '30',
    newsletterDays: '30',
  })
})
