/** What the trips to Thailand say of the visa, until the Royal Gazette publishes the change. */
export const thaiVisa =
  'On 19 May 2026 the Thai cabinet decided to end the visa waiver for Indian tourists and to give them a visa on arrival for 15 days instead. The change takes effect 15 days after the Royal Gazette publishes it. The fee was 2,000 baht (about ₹5,800) in earlier years. Check with the Thai embassy before you book.'

export const thaiVisaPaper = {
  what: 'Visa: on 19 May 2026 the Thai cabinet decided to end the waiver for Indian tourists, so a visa on arrival may be asked',
  by: 'you',
  when: 'Check with the Thai embassy before you book',
} as const
