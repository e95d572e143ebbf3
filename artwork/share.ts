import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { displayFonts } from './brand/fonts.ts'
import { brandColors, logo } from './brand/logo.ts'
import { jpegOptions } from './encode.ts'
import { raster } from './kit/raster.ts'
import { allPictures } from './pictures.ts'

const imageWidth = 1200
const imageHeight = 630
const margin = 60
const sceneFrame = { left: 520, top: 28, width: imageWidth - 520 - 28, height: imageHeight - 2 * 28 }
/** Where wide scenes have their subject, as a fraction of their width. */
const subjectPosition = 0.55

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

async function renderText(words: string, size: number, color: string, width: number) {
  fonts ??= displayFonts()
  const withFont = (fontfile: string) =>
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
  await withFont(fonts.extended).png().toBuffer()
  return withFont(fonts.latin).png().toBuffer({ resolveWithObject: true })
}

/** Text in lines of similar length: set ever narrower for as long as that takes no further line. */
async function renderBalanced(words: string, size: number, color: string, width: number) {
  let best = await renderText(words, size, color, width)
  for (let narrower = width - 24; narrower > width / 2; narrower -= 24) {
    const next = await renderText(words, size, color, narrower)
    if (next.info.height > best.info.height || next.info.width > narrower) break
    best = next
  }
  return best
}

/** The part of a wide picture round its subject, with rounded corners. */
async function sceneWindow(svg: string): Promise<Buffer> {
  const drawn = await raster(svg, 1200)
    .resize({ height: sceneFrame.height })
    .png()
    .toBuffer({ resolveWithObject: true })
  const spare = drawn.info.width - sceneFrame.width
  const left = Math.round(
    Math.min(Math.max(drawn.info.width * subjectPosition - sceneFrame.width / 2, 0), spare),
  )
  const corners = `<svg width="${sceneFrame.width}" height="${sceneFrame.height}"><rect width="100%" height="100%" rx="36"/></svg>`
  return sharp(drawn.data)
    .extract({ left, top: 0, width: sceneFrame.width, height: sceneFrame.height })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

/** 1200 × 630 for link previews: words on paper on the left, the scene on the right. */
export async function drawShareImage({ picture, title, price }: Omit<ShareCard, 'file'>): Promise<Buffer> {
  const found = allPictures.find((p) => p.name === picture && p.format === 'wide')
  if (!found) throw new Error(`No wide picture ${picture}`)
  const logoImage = await sharp(Buffer.from(logo({ color: brandColors.ink })), { density: 90 })
    .resize({ height: 68 })
    .png()
    .toBuffer()
  const column = sceneFrame.left - 2 * margin + 24
  const heading = await renderBalanced(title, title.length > 44 ? 44 : 52, brandColors.ink, column)
  const amount = price ? await renderText(price, 30, brandColors.madder, column) : undefined
  const headingBottom = imageHeight - margin - (amount ? amount.info.height + 26 : 0)
  return sharp({
    create: { width: imageWidth, height: imageHeight, channels: 3, background: brandColors.paper },
  })
    .composite([
      { input: await sceneWindow(found.draw().svg), left: sceneFrame.left, top: sceneFrame.top },
      { input: logoImage, left: margin, top: 52 },
      { input: heading.data, left: margin, top: Math.max(150, headingBottom - heading.info.height) },
      ...(amount
        ? [{ input: amount.data, left: margin, top: imageHeight - margin - amount.info.height }]
        : []),
    ])
    .jpeg(jpegOptions)
    .toBuffer()
}

export async function makeShareImage(card: ShareCard, folder: string): Promise<void> {
  const target = path.join(folder, card.file)
  const part = `${target}.${process.pid}.part`
  await mkdir(folder, { recursive: true })
  await writeFile(part, await drawShareImage(card))
  await rename(part, target)
}
