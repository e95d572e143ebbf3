import { inFacts, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkPracticalFacts } from './practical-facts.ts'

const from = 'trips/p3.ts: facts'

testCaught(
  [checkPracticalFacts],
  [
    [
      'a place without its subject',
      inFacts('p3', { network: 'Good in Leh, weak elsewhere' }),
      `${from}.network: say where there is a signal`,
    ],
    [
      'money without a means',
      inFacts('p3', { cash: 'Bring enough for the way' }),
      `${from}.cash: say where there is an ATM`,
    ],
    [
      'no word of power',
      inFacts('p3', { power: 'Available in every room' }),
      `${from}.power: say where there are sockets`,
    ],
    [
      'no word of insurance',
      inFacts('p3', { insurance: 'Not part of the price' }),
      `${from}.insurance: say which insurance`,
    ],
    [
      'nobody in the team',
      inFacts('p3', { team: 'A friendly company' }),
      `${from}.team: name who comes along`,
    ],
    [
      'sockets abroad without their shape',
      inFacts('i1', { power: 'Sockets in every room' }),
      'trips/i1.ts: facts.power: name the shape of the plug',
    ],
  ],
)
testAccepted(
  [checkPracticalFacts],
  [['pins in words', inFacts('i1', { power: 'Plugs with two round pins, 230 V' })]],
)
