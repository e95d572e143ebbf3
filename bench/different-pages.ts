/** What people look for, in the words of the search; with a price behind it each is a page of its own. */
const wishes = [
  'weekend from delhi',
  'ladakh',
  'goa',
  'kerala',
  'manali',
  'rishikesh',
  'honeymoon',
  'trek',
  'bike trip',
  'family',
]

/** Addresses of results that nobody has asked for yet, one after another. */
export function* uncachedResults(): Generator<string, never> {
  for (let number = 0; ; number++) {
    const wish = wishes[number % wishes.length] ?? ''
    yield `/?search=${encodeURIComponent(`${wish} under ${10_000 + number}`).replaceAll('%20', '+')}`
  }
}

/** So many different pages: all that the sitemap names, then results. */
export async function differentPages(origin: string, count: number): Promise<string[]> {
  const named = (await readSitemap(`${origin}/sitemap.xml`)).map((url) => new URL(url))
  const paths = new Set(named.map(({ pathname, search }) => pathname + search))
  for (const path of uncachedResults()) {
    if (paths.size >= count) break
    paths.add(path)
  }
  return [...paths].slice(0, count)
}

async function readSitemap(url: string): Promise<string[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}
