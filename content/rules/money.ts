import { packagesOf } from '#domain/trips/package.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'
import { sampleLists } from './specified.ts'

/** Trips of the sample lists go no further than the sample discounts; the schema has the limit for all. */
const sampleDiscount = 15

/** Prices, packages and discounts agree with each other. Their ranges are the schema's. */
export function checkMoney({ trips, pages }: Source): Problem[] {
  const samples = new Set(sampleLists.flatMap((name) => pages.lists[name]))
  const titles = new Map<string, string>()
  return trips.flatMap(({ file, value }) => [
    ...(samples.has(value.id) && value.discount > sampleDiscount
      ? [
          {
            file,
            field: 'discount',
            message: `write ${sampleDiscount} or less for a trip of the sample lists`,
          },
        ]
      : []),
    ...packageProblems(file, value),
    ...oldPriceProblems(file, value),
    ...taxProblems(file, value),
    ...spellingProblems(file, value, titles),
  ])
}

/** A package after the first may cost less when it offers less: a bed in a fuller room, or a child's place. */
const saysWhyItCostsLess = /\b(triple|quad|child)\b/i

function packageProblems(file: string, { price, packages = [] }: Trip): Problem[] {
  const problems: Problem[] = []
  const say = (field: string, message: string) => problems.push({ file, field, message })
  const first = packages[0]?.price
  if (packages.length > 0 && first === undefined) {
    say('packages.0.price', `write ${price}, the trip’s price: the others may follow from it`)
  } else if (first !== undefined && first !== price) {
    say('price', `write ${first}, the price of the first package, not ${price}`)
  }
  packages.forEach(({ title, price: own }, i) => {
    if (first !== undefined && own !== undefined && own < first && !saysWhyItCostsLess.test(title)) {
      const message = `write ${first} or more, or put the cheapest package first: the card shows the first`
      say(`packages.${i}.price`, message)
    }
    if (packages.findIndex((option) => option.title === title) < i) {
      say(`packages.${i}.title`, `"${title}" is another package’s title: write one of its own`)
    }
  })
  const popular = packages.filter(({ isPopular }) => isPopular).length
  if (popular > 1) say('packages', `mark one package as popular at most, not ${popular}`)
  return problems
}

/** A package that was dearer says so by itself; whether it was, only what was published proves (server/content/prices). */
function oldPriceProblems(file: string, trip: Trip): Problem[] {
  const priced = packagesOf(trip)
  const found = priced.flatMap(({ price, was }, i): Problem[] =>
    typeof was === 'number' && was <= price
      ? [
          {
            file,
            field: `packages.${i}.was`,
            message: `write more than ${price}, the price, or leave it out`,
          },
        ]
      : [],
  )
  if (trip.discount > 0 && priced.some(({ was }) => typeof was === 'number'))
    found.push({ file, field: 'discount', message: 'write 0: an old price stands at its package' })
  return found
}

/** Prices are all-in: a tax is left out only where a package says that GST comes on top. */
function taxProblems(file: string, { exclusions, packages = [] }: Trip): Problem[] {
  if (packages.some(({ gstExtra }) => gstExtra)) return []
  return exclusions.flatMap((text, i) =>
    /\b(GST|TCS)\b|tax collected at source/i.test(text)
      ? [{ file, field: `exclusions.${i}`, message: 'remove the tax: the price contains GST and TCS' }]
      : [],
  )
}

/** A title is spelt in one way all over the catalogue; `titles` remembers the first. */
function spellingProblems(file: string, { packages = [] }: Trip, titles: Map<string, string>): Problem[] {
  return packages.flatMap(({ title }, i) => {
    const key = title.toLowerCase()
    const first = titles.get(key) ?? title
    titles.set(key, first)
    if (first === title) return []
    return [
      { file, field: `packages.${i}.title`, message: `write "${first}", as other trips do, not "${title}"` },
    ]
  })
}
