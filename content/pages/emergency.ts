import type { EmergencyNumber } from '#domain/journey/emergency.ts'

/** Whom to call in each country where a trip goes, the number for all matters first. They are free from any phone there. */
export const emergency: Record<string, EmergencyNumber[]> = {
  India: [
    { what: 'Police, ambulance, fire', number: '112' },
    { what: 'Ambulance in most states', number: '108' },
    { what: 'Tourist helpline of India, day and night', number: '1363' },
  ],
  Austria: [{ what: 'Police, ambulance, fire', number: '112' }],
  Belgium: [{ what: 'Police, ambulance, fire', number: '112' }],
  Bhutan: [
    { what: 'Ambulance', number: '112' },
    { what: 'Police', number: '113' },
    { what: 'Fire', number: '110' },
  ],
  Czechia: [{ what: 'Police, ambulance, fire', number: '112' }],
  France: [{ what: 'Police, ambulance, fire', number: '112' }],
  Hungary: [{ what: 'Police, ambulance, fire', number: '112' }],
  Indonesia: [
    { what: 'Police, ambulance, fire in large towns', number: '112' },
    { what: 'Police', number: '110' },
    { what: 'Ambulance', number: '119' },
    { what: 'Ambulance where 119 does not answer', number: '118' },
    { what: 'Fire', number: '113' },
  ],
  Italy: [{ what: 'Police, ambulance, fire', number: '112' }],
  Malaysia: [{ what: 'Police, ambulance, fire', number: '999' }],
  Maldives: [
    { what: 'Police', number: '119' },
    { what: 'Ambulance', number: '102' },
    { what: 'Fire', number: '118' },
    { what: 'Coast guard, at sea', number: '191' },
  ],
  Nepal: [
    { what: 'Police', number: '100' },
    { what: 'Ambulance', number: '102' },
    { what: 'Fire', number: '101' },
    { what: 'Tourist police', number: '1144' },
  ],
  Netherlands: [{ what: 'Police, ambulance, fire', number: '112' }],
  Oman: [{ what: 'Police, ambulance, fire', number: '9999' }],
  Portugal: [{ what: 'Police, ambulance, fire', number: '112' }],
  Singapore: [
    { what: 'Police', number: '999' },
    { what: 'Ambulance, fire', number: '995' },
  ],
  Slovakia: [{ what: 'Police, ambulance, fire', number: '112' }],
  Spain: [{ what: 'Police, ambulance, fire', number: '112' }],
  Switzerland: [
    { what: 'Police, ambulance, fire', number: '112' },
    { what: 'Ambulance', number: '144' },
    { what: 'Rescue by helicopter (Rega)', number: '1414' },
  ],
  Thailand: [
    { what: 'Police', number: '191' },
    { what: 'Ambulance', number: '1669' },
    { what: 'Fire', number: '199' },
    { what: 'Tourist police, in English', number: '1155' },
  ],
  'United Arab Emirates': [
    { what: 'Police', number: '999' },
    { what: 'Ambulance', number: '998' },
    { what: 'Fire', number: '997' },
  ],
  Vietnam: [
    { what: 'Police', number: '113' },
    { what: 'Fire', number: '114' },
    { what: 'Ambulance', number: '115' },
  ],
}
