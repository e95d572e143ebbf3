import type { CompanyFacts } from '#domain/site/site.ts'

/**
 * Who we are and how to reach us. Values that start with a placeholder prefix are samples: a production
 * start warns about each, and the environment can replace phone, WhatsApp and email.
 */
export const company: CompanyFacts = {
  name: 'Kafila',
  tagline: 'Travel in good company',
  description:
    'Your one-stop place for hassle-free travel in India and beyond: group departures, treks, rides and journeys made to measure.',
  founded: 2018,
  /** Digits with country code, as wa.me wants them. */
  whatsapp: '911000000001',
  phone: '911000000002',
  email: 'hello@kafila.example',
  offices: [
    {
      city: 'New Delhi',
      role: 'Head office',
      address: 'Connaught Place, New Delhi 110001',
      lat: 28.6315,
      lon: 77.2167,
    },
    { city: 'Mumbai', role: 'Office', address: 'Bandra West, Mumbai 400050', lat: 19.0596, lon: 72.8295 },
  ],
  hours: [
    { days: 'Mon-Fri', time: '9am-6pm' },
    { days: 'Sat', time: '10am-4pm' },
    { days: 'Sun', time: 'closed' },
  ],
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/kafila.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@kafila.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/kafila.example' },
  ],
  emiRatePercent: 15,
}
