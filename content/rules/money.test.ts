import { inTrip, type Plant, testAccepted, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkMoney } from './money.ts'

const packages = (price: number, title = 'Deluxe', isPopular = false) => [
  { title: 'Standard', price: 9000, description: 'Two to a room', isPopular },
  { title, price, description: 'Other rooms', isPopular },
]

const excluding =
  (text: string): Plant =>
  (content) =>
    tripIn(content, 'p3').exclusions.splice(4, 1, text)

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
      'a first package without a price',
      inTrip('p3', { packages: packages(9500).map(({ price: _, ...rest }) => rest) }),
      'trips/p3.ts: packages.0.price: write 9000, the trip’s price',
    ],
    [
      'a discount above the samples’',
      inTrip('p3', { discount: 16 }),
      'trips/p3.ts: discount: write 15 or less for a trip of the sample lists',
    ],
    [
      'a title that other trips spell otherwise',
      (content) => {
        inTrip('p3', { packages: packages(9500, 'Own room') })(content)
        inTrip('p4', { packages: packages(9500, 'Own Room') })(content)
      },
      'trips/p4.ts: packages.1.title: write "Own room", as other trips do, not "Own Room"',
    ],
    [
      'GST among what the price leaves out',
      excluding('GST at 5 %'),
      'trips/p3.ts: exclusions.4: remove the tax: the price contains GST and TCS',
    ],
    ['TCS among what the price leaves out', excluding('Tips and TCS'), 'trips/p3.ts: exclusions.4: remove'],
  ],
)
testAccepted(
  [checkMoney],
  [
    ['a cheaper bed in a fuller room', inTrip('p3', { packages: packages(8000, 'Triple sharing') })],
    ['a tax paid on the spot', excluding('City tax at the hotel')],
    [
      'GST left out of a package that adds it',
      (content) => {
        excluding('GST at 5 %')(content)
        Object.assign(tripIn(content, 'p3'), {
          price: 9000,
          packages: packages(9500).map((option) => ({ ...option, gstExtra: true })),
        })
      },
    ],
    [
      'a deluxe package without a price',
      inTrip('p3', {
        packages: packages(9500).map(({ price, ...rest }, i) => (i ? rest : { ...rest, price })),
      }),
    ],
    ['a discount of 20 on a trip that is no sample', inTrip('b1', { discount: 20 })],
  ],
)
