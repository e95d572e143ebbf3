import { inTrip, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkPackages } from './packages.ts'

const described = (...descriptions: string[]) =>
  inTrip('p3', {
    packages: descriptions.map((description, i) => ({ title: `Package ${i}`, price: 9000 + i, description })),
  })

testCaught(
  [checkPackages],
  [
    [
      'no packages',
      inTrip('p3', { packages: undefined }),
      'trips/p3.ts: packages: write at least one: by sharing, transport or class of stay',
    ],
    [
      'two packages in the same words',
      described('Two to a room', 'two to a room'),
      'trips/p3.ts: packages.1.description: another package is described so: say in what this one differs',
    ],
    [
      'praise',
      described('Perfect for budget-conscious travelers'),
      'trips/p3.ts: packages.0.description: "Perfect for" is praise',
    ],
  ],
)
testAccepted(
  [checkPackages],
  [['packages in their own words', described('Two to a room', 'A room to yourself')]],
)
