import { choice, type Fields, flag, list, number, optionsOf, text } from './field.ts'

export const tripMoney: Fields = {
  price: number('Price of a guest', '₹', { help: 'That of the first package. It contains GST and TCS.' }),
  discount: number('Discount', '%', {
    help: '0 to 20, of the first trips alone: an old price stands at its package.',
  }),
  packages: list(
    'Packages',
    'Package',
    {
      title: text('Package', 60),
      price: number('Price for each guest', '₹', {
        optional: true,
        help: 'A deluxe or premium one after the first may leave it out: it then costs 1.2 or 1.5 times the first.',
      }),
      was: number('Old price, struck through', '₹', {
        optional: true,
        help: 'One at which it was sold before: the lowest of the 30 days before it became cheaper.',
      }),
      description: text('What it is', 120),
      isPopular: flag('Marked as popular'),
      gstExtra: flag('5 % GST comes on top of this price'),
      smallest: number('The price holds for so many', 'guests or more', { optional: true }),
      pairs: flag('Sold by twos, who share a room or a motorcycle'),
      ownRoom: flag('A room of one’s own is in it'),
      withoutChildren: flag('The child’s price does not hold in it'),
    },
    { optional: true, help: 'At most three; the cheapest first, since the card shows that one.' },
  ),
  cancellation: choice(
    'Cancellation',
    optionsOf({
      standard: 'As everywhere',
      rishikesh: 'Nothing comes back from six days before departure',
    }),
    { optional: true },
  ),
  deposit: {
    control: 'either',
    label: 'Deposit',
    absent: 'As everywhere',
    ways: [
      {
        way: 'own',
        title: 'Other numbers',
        has: 'percent',
        fields: {
          percent: number('Paid when booking', '%'),
          fromDays: number('Offered from so many days before', 'days'),
          dueDays: number('The rest is due so many days before', 'days'),
        },
      },
      { way: 'none', title: 'None', has: 'none', fields: { none: text('The reason', 160, { lines: 2 }) } },
    ],
  },
}
