import { pageRules } from '#app/page-rules.ts'
import { type BlogTab, blogPath, blogTabs, postPath, postsAPage } from '#domain/posts/blog-tabs.ts'
import { tripPath } from '#domain/trips/trip.ts'
import type { Posts } from '../blog/posts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'

/** A page under its one address, from the root of the site. */
export type Address = {
  path: string
  /** The day on which its words last changed, where that is known. */
  changed?: string
  /** Addresses of what it shows, from the root or whole. */
  pictures?: string[]
}

export type Addresses = Record<'pages' | 'trips' | 'posts', Address[]>

/** As many as the structured data of a trip names. */
const picturesOfTrip = 4

type Deps = { catalogue: Catalogue; posts: Posts; picture: ResolvePicture }

/** Every page that search engines may list, once. */
export function listAddresses({ catalogue, posts, picture }: Deps): Addresses {
  return {
    pages: [
      ...fixedPages(catalogue),
      ...listingPages(catalogue),
      ...placePages(catalogue, picture),
      ...blogPages(posts),
    ],
    trips: catalogue.trips.map((trip) => ({
      path: tripPath(trip),
      pictures: [...new Set([trip.cover, ...trip.gallery])]
        .slice(0, picturesOfTrip)
        .map((name) => picture(name, 'wide').src),
    })),
    posts: posts.all.map((post) => ({
      path: postPath(post),
      changed: post.date,
      pictures: [picture(post.picture, 'wide').src],
    })),
  }
}

function fixedPages({ privacy, terms }: Pick<Catalogue, 'privacy' | 'terms'>): Address[] {
  const changed: Record<string, string> = { '/privacy-policy': privacy.updated, '/terms': terms.updated }
  return pageRules
    .filter(({ path, indexed }) => indexed && path !== '/blog')
    .map(({ path }) => ({ path, changed: changed[path] }))
}

function listingPages({ listings }: Pick<Catalogue, 'listings'>): Address[] {
  return Object.keys(listings).map((slug) => ({ path: `/${slug}` }))
}

function placePages({ destinations }: Pick<Catalogue, 'destinations'>, picture: ResolvePicture): Address[] {
  return (['india', 'world'] as const).flatMap((part) =>
    destinations[part].map(({ slug, scene }) => ({
      path: `/${part}/${slug}`,
      pictures: [picture(`${scene}/gold`, 'banner').src],
    })),
  )
}

/** Each tab and its later pages, as old as the newest post that they show. */
function blogPages({ inTab }: Posts): Address[] {
  return (Object.keys(blogTabs) as BlogTab[]).flatMap((tab) => {
    const posts = inTab(tab)
    const pageCount = Math.max(1, Math.ceil(posts.length / postsAPage))
    return Array.from({ length: pageCount }, (_, i) => ({
      path: blogPath(tab, i + 1),
      // A new post moves the others on, so every page of its tab has changed with it.
      changed: posts[0]?.date,
    }))
  })
}
