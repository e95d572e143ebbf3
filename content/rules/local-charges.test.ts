import { inFacts, type Plant, testAccepted, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkLocalCharges } from './local-charges.ts'

type Charge = { rupees: number; foreign?: { amount: number; currency: string }; paidTo?: string }

/** A trip that excludes this, and asks for these charges. */
const excluding =
  (text: string, charges: Charge[] = [], id = 'p3'): Plant =>
  (content) => {
    tripIn(content, id).exclusions.splice(3, 1, text)
    inFacts(id, {
      payLocally: charges.map((charge) => ({ what: 'A charge', paidTo: 'The hotel desk', ...charge })),
    })(content)
  }
const greenTax = (rupees: number, currency = 'USD') =>
  excluding(`Green tax, ₹${rupees}`, [{ rupees, foreign: { amount: 48, currency } }], 'i1')

testCaught(
  [checkLocalCharges],
  [
    [
      'a compulsory tax without an amount',
      excluding('Green tax, paid at the resort'),
      'trips/p3.ts: exclusions.3: nobody can avoid this charge: add it to facts.payLocally with its amount',
    ],
    ['a levy', excluding('Bali’s tourist levy'), 'trips/p3.ts: exclusions.3: nobody can avoid this charge'],
    [
      'a fee at the jetty',
      excluding('Nusa Penida entry fee'),
      'trips/p3.ts: exclusions.3: nobody can avoid this charge',
    ],
    [
      'a visa on arrival',
      excluding('Visa on arrival'),
      'trips/p3.ts: exclusions.3: nobody can avoid this charge',
    ],
    [
      'a park that the plan enters',
      excluding('Hemis National Park entry on day 3'),
      'trips/p3.ts: exclusions.3: nobody can avoid this charge',
    ],
    [
      'a charge whose exclusion names no amount',
      excluding('City tax, paid at the hotel', [{ rupees: 400 }]),
      'trips/p3.ts: exclusions.3: write its amount in rupees, as facts.payLocally has it: ₹400',
    ],
    [
      'two amounts for one charge',
      excluding('City tax, about ₹450', [{ rupees: 400 }]),
      'trips/p3.ts: exclusions.3: ₹450 is not in facts.payLocally: ₹400',
    ],
    [
      'a charge that no exclusion names',
      excluding('Lunches, about ₹350', [{ rupees: 400 }]),
      'trips/p3.ts: facts.payLocally.0: name it among the exclusions, with the same ₹400',
    ],
    [
      'a visa without its price',
      excluding('Schengen visa'),
      'trips/p3.ts: exclusions.3: nobody can avoid this charge',
    ],
    [
      'rupees that do not fit the dollars',
      greenTax(3800),
      'trips/i1.ts: facts.payLocally.0.rupees: write about 4560: 48 USD at the rates of 2026-05-20, not 3800',
    ],
    [
      'a currency without a rate',
      greenTax(4224, 'XYZ'),
      'trips/i1.ts: facts.payLocally.0.foreign.currency: add XYZ to content/rupee-rates.ts',
    ],
    [
      'a charge abroad in rupees alone',
      excluding('City tax, ₹400', [{ rupees: 400 }], 'i1'),
      'trips/i1.ts: facts.payLocally.0.foreign: write the amount as it is asked for there',
    ],
    [
      'a promise that does not hold',
      (content) => {
        excluding('City tax, ₹400', [{ rupees: 400 }])(content)
        tripIn(content, 'p3').inclusions.push('Nothing is added at the end')
      },
      'trips/p3.ts: inclusions.5: "Nothing is added" is not true: charges are payable locally',
    ],
  ],
)
testAccepted(
  [checkLocalCharges],
  [
    ['a charge for some', excluding('The higher park fee of foreign passports')],
    ['a charge for those who carry a camera', excluding('Camera fee at the park gate, if you carry one')],
    ['a taxi', excluding('Taxi to the airport, about ₹700')],
    [
      'a range beside the amount',
      excluding('UAE e-visa, about ₹7,500 (₹6,500 to ₹9,000 by agent)', [{ rupees: 7500 }]),
    ],
    ['charges in one sum', excluding('City taxes, ₹700 in all', [{ rupees: 400 }, { rupees: 300 }])],
    [
      'an amount a day beside the sum',
      excluding('Forest visitor fee, ₹150 a day, ₹300 in all', [{ rupees: 300 }]),
    ],
    ['rupees within the tolerance', greenTax(4500)],
    ['an agent at home', excluding('Visa, ₹1,200', [{ rupees: 1200, paidTo: 'The agent in India' }], 'i1')],
    [
      'the promise where it holds',
      (content) => tripIn(content, 'p3').inclusions.push('Nothing is added at the end'),
    ],
  ],
)
