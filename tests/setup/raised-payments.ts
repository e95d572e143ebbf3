/** LIMITS for tests in which one address pays more often, and holds more seats, than any visitor may. */
export const raisedPayments = [
  'paymentPerAddress:100000/600',
  'heldSeatsPerAddress:100000/900',
  'heldSeatsPerTraveller:100000/900',
].join(',')
