/** What a guest of a ride in Ladakh tells. */
export const goodDetails = {
  revision: '0',
  name: 'Rohan Mehta',
  gender: 'male',
  born: '1994-03-07',
  phone: '98200 12345',
  emergencyName: 'Sunita Mehta',
  emergencyPhone: '+91 98200 54321',
  diet: 'jain',
  roomMate: 'Asha',
  city: 'Pune',
  'has-lungs': 'yes',
  healthWords: 'Carries a Budesonide inhaler',
  licence: 'mh12 2011 0012345',
}

/** And what is asked of one who goes abroad, beside it. */
export const goodPapers = { passport: 'z 8047316', expires: '2031-05-04', pan: 'fghij5678k' }
