import { type Coupon, welcomeCode } from '#domain/money/coupon.ts'
import { formatRupees } from '#domain/money/money.ts'
import { fileOf } from '../kinds.ts'
import type { Problem, Source, Sourced } from '../problem.ts'
import { allTexts, type Text } from '../texts.ts'

const saysLimited = /\blimited([ -]time)?[ -]offer\b|\boffer ends\b/i

/** What a code says is what it does, and whoever calls an offer limited says by which code, which ends. */
export function checkCoupons(source: Source): Problem[] {
  const texts = allTexts(source)
  return [
    ...source.coupons.flatMap((coupon) => [...inWords(coupon), ...inDays(coupon)]),
    ...twins(source.coupons),
    ...offered(source),
    ...welcomed(source),
    ...limitedElsewhere(texts),
    ...percentsInTexts(texts, source.coupons),
  ]
}

function inWords({ file, value }: Sourced<Coupon>): Problem[] {
  const { discountPercentage, description, minimumAmount, lastDay } = value
  const problems: Problem[] = []
  const say = (message: string) => problems.push({ file, field: 'description', message })
  if (!description.startsWith(`${discountPercentage}% off`)) say(`begin it with "${discountPercentage}% off"`)
  if (minimumAmount && !description.includes(formatRupees(minimumAmount)))
    say(`name the smallest order, ${formatRupees(minimumAmount)}`)
  if (/\blimited\b/i.test(description) && !lastDay)
    problems.push({ file, field: 'lastDay', message: 'a limited offer ends: write its last day' })
  return problems
}

function inDays({ file, value }: Sourced<Coupon>): Problem[] {
  const { firstDay, lastDay } = value
  if (!firstDay || !lastDay || firstDay <= lastDay) return []
  return [{ file, field: 'lastDay', message: `write ${firstDay} or later: it begins then` }]
}

function twins(coupons: Source['coupons']): Problem[] {
  return coupons.flatMap(({ file, value: { code } }, i) =>
    coupons.findIndex(({ value }) => value.code === code) < i
      ? [{ file, field: 'code', message: `there is another ${code}: write a code of its own` }]
      : [],
  )
}

/** The offer of the lead page and of the home page is a code that there is; called limited, it has an end. */
function offered({ coupons, pages }: Source): Problem[] {
  const { code, title, text } = pages.contactLanding.offer
  const file = fileOf('page', 'contact-landing')
  const coupon = coupons.find(({ value }) => value.code === code)?.value
  if (!coupon) return [{ file, field: 'offer.code', message: `there is no coupon ${code}: write one` }]
  if (!coupon.firstBookingOnly)
    return [
      {
        file,
        field: 'offer.code',
        message: `the pages offer it for a first booking: write a code that is for one`,
      },
    ]
  if (coupon.lastDay || !/\blimited\b/i.test(`${title} ${text}`)) return []
  return [
    {
      file,
      field: 'offer.title',
      message: `a limited offer ends: give ${code} a last day, or write other words`,
    },
  ]
}

function welcomed({ coupons, pages }: Source): Problem[] {
  const coupon = coupons.find(({ value }) => value.code === welcomeCode)
  if (coupon?.value.minimumAmount || !JSON.stringify(pages).includes('{welcomeMinimum}')) return []
  const message = `pages name the smallest order of ${welcomeCode}: write one`
  return [
    { file: coupon?.file ?? fileOf('coupon', welcomeCode.toLowerCase()), field: 'minimumAmount', message },
  ]
}

/** Elsewhere nothing says until when. */
function limitedElsewhere(texts: Text[]): Problem[] {
  return texts
    .filter(({ file, field, text }) => saysLimited.test(text) && !isOffer(file, field))
    .map(({ file, field }) => ({
      file,
      field,
      message:
        'a limited offer has an end that the server keeps: leave it to the offer of content/pages/contact-landing.ts',
    }))
}

function isOffer(file: string, field: string): boolean {
  return file === fileOf('page', 'contact-landing') && field.startsWith('offer.')
}

/** 'SAVE10 gives 10% off' is as true as the coupon. */
function percentsInTexts(texts: Text[], coupons: Source['coupons']): Problem[] {
  const percents = new Map(coupons.map(({ value }) => [value.code, value.discountPercentage]))
  // Nearly no text speaks of one, and this is asked whenever something is published, while visitors wait.
  const ofPercents = texts.filter(({ text }) => text.includes('% off'))
  return ofPercents.flatMap(({ file, field, text }) =>
    [...text.matchAll(/\b([A-Z][A-Z0-9]{3,19})\b[^.%]*?(\d+)% off/g)].flatMap(([, code = '', written]) => {
      const percent = percents.get(code)
      if (percent === undefined || percent === Number(written)) return []
      return [{ file, field, message: `write ${percent}% off, which ${code} gives` }]
    }),
  )
}
