import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cardPriceOf,
  choosePackage,
  findPackage,
  lessDiscount,
  originalPrice,
  type PricedTrip,
  packagesOf,
  priceViewOf,
} from './package.ts'

const offer = (title: string, price?: number) => ({
  title,
  description: 'As listed',
  ...(price ? { price } : {}),
})

const lw6: PricedTrip = {
  price: 37999,
  discount: 5,
  packages: [{ ...offer('Ride + Ride Pillion', 37999), isPopular: true }, offer('Single Rider', 47999)],
}

const samples: [string, number, number[]][] = [
  ['lw6', 37999, [37999, 47999]],
  ['f1', 16750, [16750, 18400, 20750]],
  ['lw1', 22300, [22300, 23950, 26300]],
  ['lw4', 14900, [14900, 16300, 18650]],
  ['lw3', 18999, [18999, 20999]],
]

describe('with packages', () => {
  test.each(samples)('%s charges what its packages say, whatever the discount', (_, price, prices) => {
    const packages = packagesOf({
      price,
      discount: 10,
      packages: prices.map((p, i) => offer(`Package ${i}`, p)),
    })
    expect(packages.map((p) => p.price)).toEqual(prices)
    expect(packages.map((p) => p.id)).toEqual(['standard', 'deluxe', 'premium'].slice(0, prices.length))
    expect(choosePackage(packages).price).toBe(price)
  })

  test('popularity and GST are the content’s to say', () => {
    const packages = packagesOf({
      ...lw6,
      packages: [offer('Bhunga', 19800), { ...offer('Tent', 29500), gstExtra: true }],
    })
    expect(packages.map((p) => [p.isPopular, p.gstExtra])).toEqual([
      [false, false],
      [false, true],
    ])
  })

  test('deluxe and premium without a price cost 1.2 and 1.5 times the standard one', () => {
    const prices = (packages: PricedTrip['packages']) =>
      packagesOf({ price: 10000, discount: 10, packages }).map((p) => p.price)
    expect(prices([offer('Standard'), offer('Deluxe'), offer('Premium')])).toEqual([9000, 10800, 13500])
    expect(prices([offer('Standard', 10000), offer('Deluxe'), offer('Premium')])).toEqual([
      10000, 12000, 15000,
    ])
    expect(prices([offer('Standard'), offer('Premium')])).toEqual([9000, 13500])
    expect(prices([offer('Standard'), offer('Standard Deluxe')])).toEqual([9000, 10800])
    expect(prices([offer('Standard'), offer('Deluxe', 9999)])).toEqual([9000, 9999])
  })
})

test('without packages there is the standard one, at the price less the discount', () => {
  const standard = {
    id: 'standard',
    title: 'Standard Package',
    price: 9856,
    description: 'Perfect for budget-conscious travelers',
    isPopular: true,
    gstExtra: false,
  }
  expect(packagesOf({ price: 11200, discount: 12 })).toEqual([standard])
  expect(packagesOf({ price: 11200, discount: 12, packages: [] })).toEqual([standard])
})

test('the active id chooses, otherwise standard', () => {
  const packages = packagesOf(lw6)
  expect(choosePackage(packages).title).toBe('Ride + Ride Pillion')
  expect(choosePackage(packages, 'deluxe').title).toBe('Single Rider')
  expect(choosePackage(packages, 'premium').id).toBe('standard')
  expect(findPackage(packages, 'premium')).toBeNull()
})

describe('discount and original', () => {
  test.each([
    [5500, 10, 4950],
    [7499, 5, 7124],
    [16750, 0, 16750],
    [5501, 15, 4676],
  ])('%d less %d%% is %d', (price, discount, less) => {
    expect(lessDiscount(price, discount)).toBe(less)
  })

  test.each([
    [37999, 5, 1, 39999],
    [37999, 5, 15, 599984],
    [16750, 8, 2, 36413],
    [9000, 10, 1, 10000],
  ])('%d after %d%% for %d was %d', (price, discount, guests, original) => {
    expect(originalPrice(price, discount, guests)).toBe(original)
  })

  test.each([0, 100, -5, Number.NaN])('a discount of %d strikes nothing through', (discount) => {
    expect(originalPrice(10000, discount)).toBeNull()
  })

  test('the original is never below what is charged, and undoes the discount to the rupee', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5500, max: 185500 }),
        fc.integer({ min: 1, max: 20 }),
        (price, discount) => {
          const [{ price: charged }] = packagesOf({ price, discount })
          const original = originalPrice(charged, discount)
          expect(original).toBeGreaterThanOrEqual(charged)
          expect(Math.abs((original ?? 0) - price)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

describe('what a card shows', () => {
  test('the default package, its struck original and the badge', () => {
    expect(cardPriceOf(lw6)).toEqual({
      packageId: 'standard',
      price: 37999,
      priceText: '₹37,999',
      originalText: '₹39,999',
      badge: '5% off',
      gstNote: null,
    })
  })

  test('an old price that was published stands with its own percent, rounded down', () => {
    const packages = [{ title: 'Twin', price: 16_999, was: 18_999, description: '' }]
    expect(cardPriceOf({ price: 16_999, discount: 0, packages })).toMatchObject({
      originalText: '₹18,999',
      badge: '10% off',
    })
  })

  test('a trip without discount shows one price', () => {
    expect(cardPriceOf({ price: 185500, discount: 0 })).toMatchObject({
      priceText: '₹1,85,500',
      originalText: null,
      badge: null,
    })
  })

  test('GST extra is said from the first card on', () => {
    const packages = packagesOf({
      price: 29500,
      discount: 5,
      packages: [{ ...offer('Tent', 29500), gstExtra: true }],
    })
    expect(priceViewOf(packages[0], 5)).toMatchObject({ priceText: '₹29,500', gstNote: '+ 5% GST' })
  })
})
