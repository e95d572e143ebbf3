import type { Affiliation } from './types.ts'

export const affiliations: Affiliation[] = [
  {
    sample: true,
    name: 'Recognised tour operator',
    body: 'Ministry of Tourism, Government of India',
    number: null,
  },
  { sample: true, name: 'Member', body: 'Indian Association of Tour Operators (IATO)', number: null },
  {
    sample: true,
    name: 'Member',
    body: 'Adventure Tour Operators Association of India (ATOAI)',
    number: null,
  },
  { sample: true, name: 'Registered travel agent', body: 'Department of Tourism, Ladakh', number: null },
  {
    sample: true,
    name: 'Registered travel agent',
    body: 'Department of Tourism and Civil Aviation, Himachal Pradesh',
    number: null,
  },
  {
    sample: true,
    name: 'Registered tour operator',
    body: 'Uttarakhand Tourism Development Board',
    number: null,
  },
]
