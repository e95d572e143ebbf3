import { inFacts, inTrip, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkChildPrices, checkParties } from './parties.ts'

const twin = { title: 'Twin sharing', price: 9000, description: 'Two to a room' }
const packages = (second: object) =>
  inTrip('p3', { packages: [twin, { price: 11_000, description: 'Another way to travel', ...second }] })

testCaught(
  [checkParties],
  [
    [
      'a single room that does not say so',
      packages({ title: 'Single room' }),
      'trips/p3.ts: packages.1.ownRoom: write true: it sells a room of one’s own',
    ],
    [
      'a shared room that is called one’s own',
      packages({ title: 'Triple sharing', ownRoom: true }),
      'trips/p3.ts: packages.1.ownRoom: remove it: "Triple sharing" shares a room',
    ],
    [
      'what two share and one could book',
      packages({ title: 'Rider with pillion' }),
      'trips/p3.ts: packages.1.pairs: write true: two share what it sells',
    ],
    [
      'a honeymoon for one',
      inTrip('p3', { tags: ['honeymoonSpecial'], packages: [twin] }),
      'trips/p3.ts: packages.0.pairs: write true',
    ],
    [
      'a package without children of a trip without a child’s price',
      (content) => {
        packages({ title: 'Superior hotels', withoutChildren: true })(content)
        inFacts('p3', { child: { none: 'From 10 years on all pay alike' } })(content)
      },
      'trips/p3.ts: packages.1.withoutChildren: remove it: no child’s price is told in the facts',
    ],
  ],
)
testCaught(
  [checkChildPrices],
  [
    [
      'a child that pays more than an adult',
      (content) => {
        inTrip('p3', { packages: [twin] })(content)
        inFacts('p3', { child: { from: 5, to: 11, price: 9500 } })(content)
      },
      'trips/p3.ts: facts.child.price: write 9000 or less, what an adult pays in the cheapest package, not 9500',
    ],
  ],
)
testAccepted(
  [checkParties, checkChildPrices],
  [
    ['a single room', packages({ title: 'Single room', ownRoom: true })],
    ['a couple', packages({ title: 'Classic couple', pairs: true })],
    ['a rider alone', packages({ title: 'Single Rider' })],
  ],
)
