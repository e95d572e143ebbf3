import { data } from 'react-router'
import type { PageState, Services } from '#server/services.ts'

/** What the four addresses of a trip have in common. An unknown id is a page of its own, with status 404. */
export async function loadTripPage(shop: Services, page: PageState, id: string) {
  const found = await shop.findTripPage(id)
  if (!found) return data(null, { status: 404 })
  // A page that could not read its seats is not kept: the next visitor may have better luck.
  if (!found.departures) page.keepAtMost('none')
  const { site, siteUrl, shareImage } = shop
  return data({
    ...found,
    title: `${found.trip.title} | ${site.name}`,
    canonical: siteUrl + found.path,
    shareImage: shareImage(found.trip.id),
  })
}
