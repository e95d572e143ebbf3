import { divideHalfUp, formatRupees } from '#domain/money/money.ts'
import { gstExtraNote } from '#domain/money/tax.ts'
import type { PackageContent } from './trip.ts'

const packageIds = ['standard', 'deluxe', 'premium'] as const
type PackageId = (typeof packageIds)[number]

/** `price` is what one person is charged, in whole rupees. */
export type Package = {
  id: PackageId
  title: string
  price: number
  description: string
  isPopular: boolean
  gstExtra: boolean
} & Pick<PackageContent, 'was' | 'smallest' | 'pairs' | 'ownRoom' | 'withoutChildren'>

export type Packages = [Package, ...Package[]]

/** A trip as the content prices it: whole rupees, discount in percent. */
export type PricedTrip = { price: number; discount: number; packages?: PackageContent[] }

const defaultPackageId: PackageId = 'standard'

/** What a package without a price costs, in percent of the standard one. */
const percentOfStandard: Record<PackageId, number> = { standard: 100, deluxe: 120, premium: 150 }

/** At most three, in the content's order; a trip without packages has the standard one. */
export function packagesOf({ price, discount, packages = [] }: PricedTrip): Packages {
  const discounted = lessDiscount(price, discount)
  const [first, ...others] = packages
  if (!first) return [standardPackage(discounted)]
  const standardPrice = first.price ?? discounted
  const build = (content: PackageContent, id: PackageId): Package => ({
    id,
    title: content.title,
    price: content.price ?? divideHalfUp(standardPrice * percentOfStandard[gradeOf(content, id)], 100),
    description: content.description,
    isPopular: content.isPopular ?? false,
    gstExtra: content.gstExtra ?? false,
    ...(content.was !== undefined && { was: content.was }),
    ...(content.smallest && { smallest: content.smallest }),
    ...(content.pairs && { pairs: true }),
    ...(content.ownRoom && { ownRoom: true }),
    ...(content.withoutChildren && { withoutChildren: true }),
  })
  const standard = { ...build(first, 'standard'), price: standardPrice }
  const [, ...otherIds] = packageIds
  return [standard, ...otherIds.flatMap((id, i) => (others[i] ? [build(others[i], id)] : []))]
}

/** A package called premium is priced as one even in the second place. */
function gradeOf({ title }: PackageContent, id: PackageId): PackageId {
  return packageIds.find((grade) => grade !== 'standard' && title.toLowerCase().includes(grade)) ?? id
}

function standardPackage(price: number): Package {
  return {
    id: 'standard',
    title: 'Standard Package',
    price,
    description: 'Perfect for budget-conscious travelers',
    isPopular: true,
    gstExtra: false,
  }
}

export function findPackage(packages: Package[], id: string): Package | null {
  return packages.find((candidate) => candidate.id === id) ?? null
}

/** The package with the active id, or the default one. */
export function choosePackage(packages: Packages, activeId: string = defaultPackageId): Package {
  return findPackage(packages, activeId) ?? packages[0]
}

/** Price minus price times discount percent over 100, in whole rupees. */
export function lessDiscount(price: number, discount: number): number {
  return divideHalfUp(price * (100 - discount), 100)
}

/** `price / (1 - discount%)` times guests, in whole rupees; null when nothing is struck through. */
export function originalPrice(price: number, discount: number, guests = 1): number | null {
  if (!(discount > 0 && discount < 100)) return null
  return divideHalfUp(price * guests * 100, 100 - discount)
}

/** What is struck through beside the price of so many: what a package cost before, or what the discount of a sample trip makes of it. */
export function struckPrice(
  { price, was }: Pick<Package, 'price' | 'was'>,
  discount: number,
  guests = 1,
): number | null {
  if (was === null) return null
  return was === undefined ? originalPrice(price, discount, guests) : was * guests
}

/** In percent, never more than it is. */
export function percentOff({ price, was }: Pick<Package, 'price' | 'was'>, discount: number): number {
  if (was === null) return 0
  return was === undefined ? discount : Math.floor(((was - price) * 100) / was)
}

export type PriceView = {
  packageId: PackageId
  /** Per person, in rupees. */
  price: number
  priceText: string
  /** Struck through beside the price. */
  originalText: string | null
  /** '5% off' */
  badge: string | null
  gstNote: string | null
}

export function priceViewOf(chosen: Package, discount: number): PriceView {
  const original = struckPrice(chosen, discount)
  const percent = percentOff(chosen, discount)
  return {
    packageId: chosen.id,
    price: chosen.price,
    priceText: formatRupees(chosen.price),
    originalText: original === null ? null : formatRupees(original),
    badge: original === null || percent < 1 ? null : `${percent}% off`,
    gstNote: chosen.gstExtra ? gstExtraNote : null,
  }
}

/** What a card shows: the default package for one person. */
export function cardPriceOf(trip: PricedTrip): PriceView {
  return priceViewOf(choosePackage(packagesOf(trip)), trip.discount)
}
