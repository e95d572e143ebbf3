import { inFacts, inTrip, testAccepted, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkPapers } from './papers.ts'

const papers = (id: string, ...names: string[]) =>
  inFacts(id, { papers: names.map((what) => ({ what, by: 'you', when: 'Before you book' })) })
const passport = 'Passport valid for six months'

testCaught(
  [checkPapers],
  [
    ['no papers', papers('p3'), 'trips/p3.ts: facts.papers: write at least 1 entries, there are 0'],
    [
      'no identity card',
      papers('p3', 'Forest permit'),
      'trips/p3.ts: facts.papers: name the identity card that is shown',
    ],
    [
      'no passport abroad',
      papers('i1', 'Tourist e-visa'),
      'trips/i1.ts: facts.papers: name the passport and how many months it must be valid',
    ],
    [
      'a passport without its months',
      papers('i1', 'Passport, undamaged', 'Tourist visa'),
      'trips/i1.ts: facts.papers: name the passport and how many months it must be valid',
    ],
    [
      'a voter card where none is taken',
      papers('i1', 'Original voter card', 'Tourist visa'),
      'trips/i1.ts: facts.papers: name the passport and how many months it must be valid',
    ],
    [
      'other months than guests are asked for',
      papers('i1', 'Passport valid for three months', 'Tourist visa'),
      "trips/i1.ts: facts.papers.0.what: write 'six months' as domain/guests/passport-rules.ts has it",
    ],
    ['no visa abroad', papers('i1', passport), 'trips/i1.ts: facts.papers: name the visa or entry permit'],
    [
      'a waiver as if it were for ever',
      papers('i1', passport, 'Visa: none asked of Indian tourists'),
      'trips/i1.ts: facts.papers.1.what: add that the rule may change',
    ],
    [
      'a waiver in an answer',
      (content) => {
        const [faq] = tripIn(content, 'i1').faqs
        if (faq) faq.answer = 'Indian tourists enter without a visa for up to thirty days.'
      },
      'trips/i1.ts: faqs.0.answer: add that the rule may change',
    ],
  ],
)
testAccepted(
  [checkPapers],
  [
    [
      'a voter card for Nepal',
      (content) => {
        inTrip('i1', { country: 'Nepal' })(content)
        papers('i1', 'Passport, or original voter card', 'No visa; the rule may change')(content)
      },
    ],
    ['an entry permit', papers('i1', passport, 'Entry permit, stamped on arrival; may change')],
    ['a waiver that ends', papers('i1', passport, 'Visa waiver, ended in May 2026: one may be asked')],
    ['a licence', papers('p3', 'Driving licence for a geared two-wheeler')],
  ],
)
