import type { BackpackingContent } from './types.ts'

export const backpacking: BackpackingContent = {
  title: 'Backpacking Trips',
  intro:
    'Hostels, night buses, simple kitchens and new friends. Trips of five days or more, with a host who knows the road.',
  description:
    'Backpacking trips in small groups: Spiti, Parvati, Kumaon, Meghalaya, Hampi, Goa and the islands of Thailand, with all-in prices and real seats.',
  tripsTitle: 'Where to go',
  reasonsTitle: 'Why choose backpacking',
  reasons: [
    {
      title: 'More days for your money',
      text: 'Hostels, homestays and shared rides cost little, so the same money buys more days on the road.',
    },
    {
      title: 'Come alone, leave with friends',
      text: 'Many people come alone. In dorms, shared kitchens and long bus rides you get to know each other quickly.',
    },
    {
      title: 'Simple beds, kind hosts',
      text: 'Hostels and homestays rather than hotels, run by people who live there and like company.',
    },
    {
      title: 'Light bags, loose plans',
      text: 'Five days or more, with some mornings kept free: for a waterfall, a second breakfast or a nap.',
    },
  ],
}
