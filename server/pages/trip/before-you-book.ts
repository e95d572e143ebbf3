import { depositOnTheWay } from '#domain/trips/deposit-on-the-way.ts'
import { capitalFirst, type FactsInWords, type Said } from '#domain/trips/describe-facts.ts'
import type { Trip } from '#domain/trips/trip.ts'

export type FactRow = { label: string; says: Said[] }
export type FactGroup = {
  id: 'arrival' | 'people' | 'nights' | 'way' | 'papers' | 'money'
  title: string
  /** What a closed group says of itself. */
  short: string
  rows: FactRow[]
}

/** What a traveller must know before paying, in groups. */
export type BeforeYouBook = { groups: FactGroup[]; checked: string }

export function beforeYouBook(trip: Trip, words: FactsInWords): BeforeYouBook {
  const { facts } = trip
  return {
    groups: [
      {
        id: 'arrival',
        title: 'Getting there',
        short: `Meet ${words.meetBriefly}`,
        rows: [
          row('Meet', words.meet),
          row('End', words.end),
          row('Airport', words.airport),
          ...(words.railhead ? [row('Railhead', words.railhead)] : []),
        ],
      },
      {
        id: 'people',
        title: trip.kind === 'group' ? 'The group' : 'Your group',
        short: words.sizeAndAges,
        rows: [row('Size', words.group), row('Ages', words.ages), row('Child price', words.child)],
      },
      {
        id: 'nights',
        title: 'Where you sleep',
        short: words.rooms,
        rows: [
          ...words.nights.map(({ label, ...night }) => row(label, night)),
          row('Single room', words.singleRoom),
        ],
      },
      {
        id: 'way',
        title: 'On the way',
        short: `Fitness${trip.difficulty ? ` (${trip.difficulty})` : ''}, network, power`,
        rows: [
          row('Fitness', { text: facts.fitness }),
          row('Network', { text: facts.network }),
          row('Power', { text: facts.power }),
        ],
      },
      {
        id: 'papers',
        title: 'Papers and insurance',
        short: papersBriefly(words),
        rows: [
          ...(words.papers.you.length > 0 ? [{ label: 'You arrange', says: words.papers.you }] : []),
          ...(words.papers.us.length > 0 ? [{ label: 'We arrange', says: words.papers.us }] : []),
          row('Insurance', { text: facts.insurance }),
        ],
      },
      moneyOf(words, facts.cash, depositOnTheWay(trip.exclusions)),
    ],
    checked: words.checked,
  }
}

function row(label: string, said: Said): FactRow {
  return { label, says: [said] }
}

function papersBriefly({ papers: { you, us } }: FactsInWords): string {
  const counts = [
    you.length > 0 && `You arrange ${you.length}`,
    us.length > 0 && `we arrange ${us.length}`,
  ].filter((count) => count !== false)
  const said = counts.join(', ')
  return capitalFirst(said)
}

function moneyOf({ payLocally }: FactsInWords, cash: string, deposit: string | null): FactGroup {
  const charges: Said[] = payLocally
    ? payLocally.charges.map(({ amount, what, paidTo }) => ({
        lead: `${capitalFirst(amount)}:`,
        text: what,
        note: paidTo,
      }))
    : [
        {
          text: `No compulsory tax, fee or ticket${deposit ? `; a deposit of ${deposit} comes back less any damage` : ''}. What you choose to do or eat besides is listed under Inclusions.`,
        },
      ]
  const isSum = payLocally !== null && charges.length > 1
  const nothing = deposit ? null : 'Nothing payable locally'
  const paid = payLocally ? `${payLocally.label}: ${payLocally.each}` : nothing
  return {
    id: 'money',
    title: 'Money on the way',
    short: capitalFirst(
      [paid, deposit && `a deposit of ${deposit}, back less any damage`].filter(Boolean).join('; '),
    ),
    rows: [
      { label: payLocally?.label ?? 'Payable locally', says: charges },
      ...(isSum ? [row('Together', { lead: capitalFirst(payLocally.each), text: 'per person.' })] : []),
      row('Cash', { text: cash }),
    ],
  }
}
