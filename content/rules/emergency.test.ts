import { type Plant, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkEmergency } from './emergency.ts'

const goesTo =
  (country: string): Plant =>
  (content) => {
    const [place] = content.places
    if (place) place.value.country = country
  }

testCaught(
  [checkEmergency],
  [
    [
      'a country where nobody is named',
      goesTo('Oman'),
      'content/pages/emergency.ts: Oman: p1 goes there: write whom to call in an emergency',
    ],
    [
      'a country of which one does not answer',
      ({ pages }) => {
        pages.emergency.Oman = [{ what: 'Police, fire', number: '9999' }]
      },
      'content/pages/emergency.ts: Oman: ambulance is not named',
    ],
  ],
)
testAccepted([checkEmergency], [['a journey in India', goesTo('India')]])
