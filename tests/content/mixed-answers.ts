/** One trip before it is published and after, told apart by a word that only the new title has. */
export type TwoEditions = {
  id: string
  newWord: string
  old: { title: string; price: number }
  new: { title: string; price: number }
}
export type ReadOnce = { isNew: boolean; mixed: string[] }

const rupees = (price: number) => price.toLocaleString('en-IN')

/** Title and price as the page shows them, as its structured data has them, and as the departures have them: nothing of one answer is of another edition. */
export async function readOnce(url: string, editions: TwoEditions): Promise<ReadOnce> {
  const html = await (await fetch(`${url}/trip/${editions.id}`)).text()
  const [, structured = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? ''
  const isNew = heading.includes(editions.newWord)
  const [own, other] = isNew ? [editions.new, editions.old] : [editions.old, editions.new]
  const { departures } = (await (await fetch(`${url}/api/trips/${editions.id}/departures`)).json()) as {
    departures: { price: number }[]
  }
  return {
    isNew,
    mixed: [
      structured.includes(JSON.stringify(other.title).slice(1, -1)) &&
        `structured data of another title on ${url}`,
      !html.includes(rupees(own.price)) && `no ${rupees(own.price)} below ${heading}`,
      html.includes(rupees(other.price)) && `${rupees(other.price)} below ${heading}`,
      new Set(departures.map(({ price }) => price)).size > 1 && 'two prices in one answer',
    ].filter((fault) => fault !== false),
  }
}
