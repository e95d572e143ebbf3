import type { BackpackingContent } from './types.ts'

export const backpacking: BackpackingContent = {
  title: 'Backpacking Trips',
  intro:
    'Hostels, night buses, hill kitchens and people you had not met on Monday. Five days or more, with a host who knows the road.',
  description:
    'Backpacking trips in small groups: Spiti, Parvati, Kumaon, Meghalaya, Hampi, Goa and the islands of Thailand, with all-in prices and real seats.',
  tripsTitle: 'Where to go',
  reasonsTitle: 'Why choose backpacking',
  reasons: [
    {
      title: 'Your money goes into days',
      text: 'Hostels, homestays and shared rides cost little, so the same money buys more days on the road.',
    },
    {
      title: 'You come alone, you leave with friends',
      text: 'Coming alone is quite normal here. Dorms, shared kitchens and long bus rides do the rest.',
    },
    {
      title: 'Simple beds, kind hosts',
      text: 'Hostels and homestays rather than hotels, run by people who live there and like company.',
    },
    {
      title: 'Light bags, loose plans',
      text: 'Five days or more, with free mornings left open on purpose: a waterfall, a second breakfast, a nap.',
    },
  ],
}
