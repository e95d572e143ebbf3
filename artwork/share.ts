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
const MARGIN = 64

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

/** 1200 × 630 for link previews: the scene, a scrim, logo, title and price. */
export async function drawShareImage({ picture, title, price }: Omit<ShareCard, 'file'>): Promise<Buffer> {
  const found = PICTURES.find((p) => p.name === picture && p.format === 'wide')
  if (!found) throw new Error(`No wide picture ${picture}`)
  const scene = await raster(found.draw().svg, WIDTH).resize(WIDTH, HEIGHT, { fit: 'cover' }).png().toBuffer()
  const scrim = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#14122c" stop-opacity=".5"/><stop offset=".3" stop-color="#14122c" stop-opacity=".12"/><stop offset=".55" stop-color="#14122c" stop-opacity=".5"/><stop offset="1" stop-color="#14122c" stop-opacity=".86"/></linearGradient><radialGradient id="b"><stop stop-color="#14122c" stop-opacity=".7"/><stop offset=".6" stop-color="#14122c" stop-opacity=".45"/><stop offset="1" stop-color="#14122c" stop-opacity="0"/></radialGradient></defs><ellipse cx="170" cy="80" rx="420" ry="200" fill="url(#b)"/><path fill="url(#a)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></svg>`
  const sign = await sharp(Buffer.from(logo({ color: BRAND.paper })), { density: 90 })
    .resize({ height: 76 })
    .png()
    .toBuffer()
  const heading = await text(title, title.length > 44 ? 48 : 60, '#fff9ec', WIDTH - 2 * MARGIN),
    amount = price ? await text(price, 34, '#f6ab3a', WIDTH - 2 * MARGIN) : undefined,
    foot = HEIGHT - MARGIN - (amount ? amount.info.height + 22 : 0)
  return sharp(scene)
    .composite([
      { input: Buffer.from(scrim) },
      { input: sign, left: MARGIN, top: 48 },
      { input: heading.data, left: MARGIN, top: Math.max(150, foot - heading.info.height) },
      ...(amount ? [{ input: amount.data, left: MARGIN, top: HEIGHT - MARGIN - amount.info.height }] : []),
    ])
    .jpeg(JPEG)
    .toBuffer()
}

export async function makeShareImage(card: ShareCard, folder: string): Promise<void> {
  const place = path.join(folder, card.file),
    part = `${place}.${process.pid}.part`
  await mkdir(folder, { recursive: true })
  await writeFile(part, await drawShareImage(card))
  await rename(part, place)
}
