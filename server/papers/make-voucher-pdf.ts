import { showDate } from '#domain/calendar/calendar-date.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { isPrintable } from '#domain/papers/is-printable.ts'
import { moreGuests } from '#domain/papers/voucher-words.ts'
import type { Voucher } from './describe-voucher.ts'
import { setHead } from './paper-parts.ts'
import { openPaperFonts } from './pdf/paper-fonts.ts'
import { createSheet, margin, type Piece, type Sheet, styles, textWidth } from './sheet.ts'

type PrintedVoucher = { voucher: Voucher; siteName: string /** Where its page is. */; url: string }

const wide = { x: margin.left, width: textWidth }
const gap = 28
const half = (textWidth - gap) / 2
const left = { x: margin.left, width: half }
const right = { x: margin.left + half + gap, width: half }
const padding = 10
const border = 1
const rowSpace = 4

const body = (text: string): Piece => ({ text, style: styles.body })
const note = (text: string): Piece => ({ text, style: styles.note })
const heading = (text: string): Piece => ({ text, style: styles.heading, tag: 'H2' })
const large = (text: string): Piece => ({ text, style: styles.large })

/** One sheet of A4 in black and grey: what the page says, with its address. The same voucher of the same day gives the same file. */
export async function makeVoucherPdf({ voucher, siteName, url }: PrintedVoucher): Promise<Uint8Array> {
  const { reference, issuedOn } = voucher
  const title = `Voucher ${reference}`
  const sheet = createSheet(await openPaperFonts(), title, siteName)
  setHead(sheet, 'Voucher', [['Booking', reference]])
  setJourney(sheet, voucher)
  setMeeting(sheet, voucher)
  setRows(sheet, voucher)
  setFoot(sheet, voucher, url)
  return sheet.end({ title, author: siteName, date: new Date(`${issuedOn}T00:00:00+05:30`) })
}

function setJourney(sheet: Sheet, voucher: Voucher): void {
  const { location, title, dates, packageTitle, name, reference, route } = voucher
  const whose = isPrintable(name) ? name : `Booking ${reference}`
  sheet.columns([
    {
      ...wide,
      pieces: [
        ...(location ? [body(location)] : []),
        { text: title, style: styles.headline, tag: 'H2' },
        body(`${dates}. ${packageTitle}`),
        { text: `${whose} ${moreGuests(voucher)}`.trim(), style: styles.trip },
        ...(route.length > 1 ? [note(`Route: ${route.join(', ')}`)] : []),
      ],
    },
  ])
  sheet.space(6)
}

/** Day, hour and place beside the number to call, in a frame. */
function setMeeting(sheet: Sheet, { startDate, meet, phone }: Voucher): void {
  const inner = { width: half - padding }
  const columns = [
    {
      ...inner,
      x: left.x + padding,
      pieces: [
        heading('We meet'),
        large(meet ? `${showDate(startDate)}, ${meet.time}` : showDate(startDate)),
        ...(meet ? [body(meet.place)] : []),
      ],
    },
    {
      ...inner,
      x: right.x,
      pieces: [
        heading('On the road, day and night'),
        large(displayPhone(phone)),
        note('Running late? Call this number.'),
      ],
    },
  ]
  const height = Math.max(...columns.map(sheet.heightOf)) + 2 * padding
  sheet.keep(height)
  setFrame(sheet, height)
  sheet.space(padding)
  sheet.columns(columns)
  sheet.space(padding + 8)
}

function setFrame(sheet: Sheet, height: number): void {
  const { y } = sheet
  for (const top of [y, y + height - border])
    sheet.canvas.rule({ x: margin.left, y: top, width: textWidth, thickness: border, grey: 0 })
  for (const x of [margin.left, margin.left + textWidth - border])
    sheet.canvas.rule({ x, y, width: border, thickness: height, grey: 0 })
}

/** In two columns, each row below the shorter one. */
function setRows(sheet: Sheet, { rows }: Voucher): void {
  let page = sheet.canvas.pages()
  let ends: [number, number] = [sheet.y, sheet.y]
  for (const { label, lines } of rows) {
    const side = ends[0] <= ends[1] ? 0 : 1
    const column = side === 0 ? left : right
    // A line for each would need a second sheet.
    const pieces = [heading(label), { text: lines.join('; '), style: styles.row }]
    sheet.y = ends[side]
    sheet.keep(sheet.heightOf({ ...column, pieces }) + rowSpace)
    if (sheet.canvas.pages() > page) ends = [sheet.y, sheet.y]
    page = sheet.canvas.pages()
    sheet.canvas.rule({ ...column, y: sheet.y, thickness: 0.6, grey: 0.72 })
    sheet.space(rowSpace / 2)
    sheet.columns([{ ...column, pieces }])
    sheet.space(rowSpace / 2)
    ends[side] = sheet.y
  }
  sheet.y = Math.max(...ends)
}

function setFoot(sheet: Sheet, { run, endDate, issuedOn }: Voucher, url: string): void {
  const runs: Piece[] = run
    ? [{ text: `${run.text}, as of ${showDate(issuedOn)}.`, style: styles.strong }]
    : []
  const lines = [
    `${url} says how it stands at any time, until ${showDate(endDate)}.`,
    `Show this sheet or its booking number when we meet. Issued on ${showDate(issuedOn)}.`,
  ]
  sheet.space(2)
  sheet.keep(48)
  sheet.rule(1.2, 0)
  sheet.space(5)
  sheet.columns([{ ...wide, pieces: [...runs, ...lines.map(note)] }])
}
