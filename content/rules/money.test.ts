import { inTrip, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkMoney } from './money.ts'

const packages = (price: number, title = 'Deluxe', isPopular = false) => [
  { title: 'Standard', price: 9000, description: 'Two to a room', isPopular },
  { title, price, description: 'Other rooms', isPopular },
]

testCaught(
  [checkMoney],
  [
    [
      'a price that is not the first package’s',
      inTrip('p3', { packages: packages(9500), price: 9500 }),
      'trips/p3.ts: price: write 9000, the price of the first package, not 9500',
    ],
    [
      'a cheaper package behind the first',
      inTrip('p3', { packages: packages(8000) }),
      'trips/p3.ts: packages.1.price: write 9000 or more, or put the cheapest package first',
    ],
    [
      'two packages of one title',
      inTrip('p3', { packages: packages(9500, 'Standard') }),
      'trips/p3.ts: packages.1.title: "Standard" is another package’s title: write one of its own',
    ],
    [
      'two popular packages',
      inTrip('p3', { packages: packages(9500, 'Deluxe', true) }),
      'trips/p3.ts: packages: mark one package as popular at most, not 2',
    ],
    [
      'a discount above the samples’',
      inTrip('p3', { discount: 16 }),
      'trips/p3.ts: discount: write 15 or less for a trip of the sample lists',
    ],
  ],
)
testAccepted(
  [checkMoney],
  [
    ['a cheaper bed in a fuller room', inTrip('p3', { packages: packages(8000, 'Triple sharing') })],
    ['a discount of 20 on a trip that is no sample', inTrip('b1', { discount: 20 })],
  ],
)
