import { sayCounts } from '#domain/bookings/say-party.ts'
import { showPlainDates } from '#domain/calendar/calendar-date.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { exactAmount } from '#domain/papers/exact-amount.ts'
import { type StateName, stateCode, stateTaxName } from '#domain/papers/indian-states.ts'
import type { CreditNote, Invoice, PaperLine, PaperTrip } from '#domain/papers/paper.ts'
import { drawMark } from './draw-mark.ts'
import { margin, type Piece, type Sheet, styles, textWidth } from './sheet.ts'

/** The parts that all papers are made of, from the top of the page to its foot. */

const markSize = 40
const gap = 28
const half = (textWidth - gap) / 2
const left = { x: margin.left, width: half }
const right = { x: margin.left + half + gap, width: half }

const body = (text: string): Piece => ({ text, style: styles.body })
const heading = (text: string): Piece => ({ text, style: styles.heading, tag: 'H2' })

/** Mark and name on the left, the paper's title and its own facts on the right. */
export function setHead(sheet: Sheet, title: string, facts: [string, string][]): void {
  const top = sheet.y
  drawMark(sheet.canvas, { x: margin.left, y: top, size: markSize })
  const name = { x: margin.left + markSize + 10, width: half - markSize - 10 }
  sheet.space(3)
  sheet.columns([
    { ...name, pieces: [{ text: 'Kafila', style: styles.title }] },
    { ...right, align: 'right', pieces: [{ text: title, style: styles.title, tag: 'H1' }] },
  ])
  sheet.space(4)
  for (const [label, value] of facts)
    sheet.columns([{ ...right, align: 'right', pieces: [body(`${label} ${value}`)] }])
  sheet.space(14)
  sheet.rule(1.2, 0)
  sheet.space(16)
}

/** Who sells and who buys, side by side. */
export function setParties(sheet: Sheet, { seller, recipient, amounts }: Invoice | CreditNote): void {
  const { company, address } = recipient
  const from: Piece[] = [
    heading('From'),
    { text: seller.legalName, style: styles.strong },
    body(seller.address),
    body(named(seller.state)),
  ]
  if (seller.gstin) from.push(body(`GSTIN ${seller.gstin}`))
  if (seller.tan && amounts.tcsPaise > 0) from.push(body(`TAN ${seller.tan}`))
  from.push(body(displayPhone(seller.phone)), body(seller.email))
  const to: Piece[] = [heading('To'), { text: company?.name ?? recipient.name, style: styles.strong }]
  if (company) to.push(body(recipient.name))
  if (address) to.push(body(`${address.text}, ${address.pinCode}`), body(named(address.state)))
  if (company) to.push(body(`GSTIN ${company.gstin}`))
  sheet.columns([
    { ...left, pieces: from },
    { ...right, pieces: to },
  ])
  sheet.space(18)
}

export function setTrip(sheet: Sheet, trip: PaperTrip): void {
  const { title, packageName, guests, children = 0, guestNames } = trip
  const wide = { x: margin.left, width: textWidth }
  sheet.rule()
  sheet.space(12)
  sheet.columns([{ ...wide, pieces: [{ text: title, style: styles.trip, tag: 'H2' }] }])
  sheet.columns([
    {
      ...wide,
      pieces: [body(`${showPlainDates(trip)}. ${packageName}, ${sayCounts({ guests, children })}`)],
    },
  ])
  if (guestNames.length > 0) sheet.columns([{ ...wide, pieces: [body(guestNames.join(', '))] }])
  sheet.space(16)
}

const amountWidth = 110

export type MoneyRow = PaperLine & { kind?: 'sum' }

/** Labels left, amounts right under each other; a sum stands under a rule. */
export function setMoney(sheet: Sheet, title: string, rows: MoneyRow[]): void {
  // A heading alone at the foot of a page would say nothing.
  sheet.keep(60)
  sheet.columns([{ x: margin.left, width: textWidth, pieces: [heading(title)] }])
  sheet.space(2)
  sheet.canvas.within('Table', () => {
    for (const { label, paise, kind } of rows) setRow(sheet, label, exactAmount(paise), kind === 'sum')
  })
  sheet.space(16)
}

function setRow(sheet: Sheet, label: string, amount: string, isSum: boolean): void {
  const style = isSum ? styles.sum : styles.amount
  const labels = { x: margin.left, width: textWidth - amountWidth - gap }
  const text: Piece = { text: label, style: isSum ? styles.sum : styles.body, tag: 'TH' }
  sheet.keep(sheet.heightOf({ ...labels, pieces: [text] }) + 8)
  sheet.rule(isSum ? 0.8 : 0.4, isSum ? 0 : 0.8)
  sheet.space(3)
  sheet.canvas.within('TR', () => {
    sheet.columns([
      { ...labels, pieces: [text] },
      {
        x: margin.left + textWidth - amountWidth,
        width: amountWidth,
        align: 'right',
        pieces: [{ text: amount, style, tag: 'TD' }],
      },
    ])
  })
  sheet.space(3)
}

/** Taxable value, taxes, total: they add up. */
export function taxRows({ amounts, percent, placeOfSupply, seller }: Invoice | CreditNote): MoneyRow[] {
  const rows: MoneyRow[] = [{ label: `Taxable value (SAC ${seller.sac})`, paise: amounts.taxablePaise }]
  if (placeOfSupply === seller.state) {
    rows.push({ label: `CGST ${percent.gst / 2}%`, paise: amounts.cgstPaise })
    rows.push({ label: `${stateTaxName(seller.state)} ${percent.gst / 2}%`, paise: amounts.sgstPaise })
  } else {
    rows.push({ label: `IGST ${percent.gst}%`, paise: amounts.igstPaise })
  }
  if (amounts.tcsPaise > 0) {
    rows.push({
      label: `TCS ${percent.tcs}%, tax collected at source on a trip abroad`,
      paise: amounts.tcsPaise,
    })
  }
  return [...rows, { label: 'Total', paise: amounts.totalPaise, kind: 'sum' }]
}

/** The small print, and the file. */
export function endPaper(
  sheet: Sheet,
  { number, date, seller, placeOfSupply }: Invoice | CreditNote,
  { title, notes }: { title: string; notes: string[] },
): Uint8Array {
  for (const text of [
    `Place of supply: ${named(placeOfSupply)}. Tax payable on reverse charge: no.`,
    ...notes,
    'Made electronically; it needs no signature.',
  ])
    sheet.columns([{ x: margin.left, width: textWidth, pieces: [{ text, style: styles.note }] }])
  return sheet.end({
    title: `${title} ${number}`,
    author: seller.legalName,
    date: new Date(`${date}T00:00:00+05:30`),
  })
}

/** 'Karnataka, State code 29' */
function named(state: StateName): string {
  return `${state}, State code ${stateCode(state)}`
}
