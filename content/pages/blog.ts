import type { BlogContent } from './types.ts'

export const blog: BlogContent = {
  title: 'Travel Blog',
  intro:
    'Written by the people who plan our trips: when to go, how the roads and permits work, and what things cost.',
  tabs: {
    'monthly-destinations': {
      intro:
        'A page for every month of the year: which places are at their best, and which to leave for later.',
      description:
        'Where to travel in every month of the year: places at their best, temperatures, festivals, roads that are open and fair prices.',
    },
    'travel-guides': {
      intro: 'One region at a time: routes, days, roads and rooms.',
      description:
        'Guides to Ladakh, Spiti, Kerala, the Andamans, Thailand and Bali: routes, days, distances, places to stay and what it all costs.',
    },
    'travel-tips': {
      intro: 'What is good to know before you pack, book or climb.',
      description:
        'Practical travel tips for India: altitude, trains, cash and signal in the mountains, winter clothes, and how to read a tour price.',
    },
    'latest-news': {
      intro: 'Rules that have changed: permits, taxes and the opening of roads.',
      description:
        'What has changed for travellers in India: permits, taxes on packages abroad and access to mountain roads, explained in plain words.',
    },
    'budget-destinations': {
      intro: 'Good journeys for little money, by bus, ferry and passenger train.',
      description:
        'Travel in India on a small budget: Goa, Hampi, the Parvati valley and Tamil Nadu, with rooms, fares and meals counted in rupees.',
    },
    'offbeat-places': {
      intro: 'Places that take longer to reach, and what to do there.',
      description:
        'Offbeat places in India that are worth a longer drive: Majuli, Munsiyari and Shekhawati, how to reach them and when to go.',
    },
  },
}
