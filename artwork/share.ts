import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { displayFonts } from './brand/fonts.ts'
import { BRAND, logo } from './brand/logo.ts'
import { JPEG } from './encode.ts'
import { raster } from './kit/raster.ts'
import { PICTURES } from './pictures.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 60
const WINDOW = { left: 520, top: 28, width: WIDTH - 520 - 28, height: HEIGHT - 2 * 28 }
/** Where wide scenes have their subject, as a fraction of their width. */
const SUBJECT = 0.55

export type ShareCard = {
  /** File name in the pictures folder, ending in .jpg. */
  file: string
  /** A picture of the closed set, drawn wide. */
  picture: string
  title: string
  /** As shown: 'from ₹25,500', '6D/5N · from ₹25,500'; may be empty. */
  price: string
}

const escapeMarkup = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
let fonts: ReturnType<typeof displayFonts> | undefined

async function text(words: string, size: number, color: string, width: number) {
  fonts ??= displayFonts()
  const set = (fontfile: string) =>
    sharp({
      text: {
        text: `<span foreground="${color}" line_height=".8">${escapeMarkup(words)}</span>`,
        fontfile,
        font: `Rozha One ${size}`,
        width,
        rgba: true,
      },
    })
  // Loading the extended subset once lets the rupee sign fall back into the same family.
  await set(fonts.extended).png().toBuffer()
  return set(fonts.latin).png().toBuffer({ resolveWithObject: true })
}

/** As wide as the column at first, then narrower for as long as the lines stay as many: none holds a single word. */
async function balanced(words: string, size: number, color: string, width: number) {
  let best = await text(words, size, color, width)
  for (let narrower = width - 24; narrower > width / 2; narrower -= 24) {
    const next = await text(words, size, color, narrower)
    if (next.info.height > best.info.height || next.info.width > narrower) break
    best = next
  }
  return best
}

/** The scene's own window: the subject of a wide picture stands right of its middle. */
async function sceneWindow(svg: string): Promise<Buffer> {
  const drawn = await raster(svg, 1200)
    .resize({ height: WINDOW.height })
    .png()
    .toBuffer({ resolveWithObject: true })
  const spare = drawn.info.width - WINDOW.width
  const left = Math.round(Math.min(Math.max(drawn.info.width * SUBJECT - WINDOW.width / 2, 0), spare))
  const corners = `<svg width="${WINDOW.width}" height="${WINDOW.height}"><rect width="100%" height="100%" rx="36"/></svg>`
  return sharp(drawn.data)
    .extract({ left, top: 0, width: WINDOW.width, height: WINDOW.height })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

/** 1200 × 630 for link previews: words on paper beside a window on the scene, which keeps its own light. */
export async function drawShareImage({ picture, title, price }: Omit<ShareCard, 'file'>): Promise<Buffer> {
  const found = PICTURES.find((p) => p.name === picture && p.format === 'wide')
  if (!found) throw new Error(`No wide picture ${picture}`)
  const sign = await sharp(Buffer.from(logo({ color: BRAND.ink })), { density: 90 })
    .resize({ height: 68 })
    .png()
    .toBuffer()
  const column = WINDOW.left - 2 * MARGIN + 24
  const heading = await balanced(title, title.length > 44 ? 44 : 52, BRAND.ink, column)
  const amount = price ? await text(price, 30, BRAND.madder, column) : undefined
  const foot = HEIGHT - MARGIN - (amount ? amount.info.height + 26 : 0)
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: BRAND.paper } })
    .composite([
      { input: await sceneWindow(found.draw().svg), left: WINDOW.left, top: WINDOW.top },
      { input: sign, left: MARGIN, top: 52 },
      { input: heading.data, left: MARGIN, top: Math.max(150, foot - heading.info.height) },
      ...(amount ? [{ input: amount.data, left: MARGIN, top: HEIGHT - MARGIN - amount.info.height }] : []),
    ])
    .jpeg(JPEG)
    .toBuffer()
}

export async function makeShareImage(card: ShareCard, folder: string): Promise<void> {
  const place = path.join(folder, card.file)
  const part = `${place}.${process.pid}.part`
  await mkdir(folder, { recursive: true })
  await writeFile(part, await drawShareImage(card))
  await rename(part, place)
}
