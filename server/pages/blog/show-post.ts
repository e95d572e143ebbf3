import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { blogPath, blogTabOf, postPath } from '#domain/posts/blog-tabs.ts'
import type { PostBody } from '#domain/posts/post-body.ts'
import type { Post, Posts } from '../../blog/posts.ts'
import type { ListCards } from '../../cards/list-cards.ts'
import type { TripCardData } from '../../cards/trip-card.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'
import { type HeadDeps, type PageHead, pageHead } from '../page-head.ts'
import type { PageWithSeats } from '../page-with-seats.ts'
import { blogPosting } from '../structured/blog-posting.ts'
import { breadcrumbList, type Crumb, home } from '../structured/breadcrumb-list.ts'
import { type PostCardData, postCard } from './post-card.ts'

type ShownDate = { iso: string; shown: string }

export type PostPageData = {
  head: PageHead
  trail: Crumb[]
  slug: string
  title: string
  description: string
  category: { name: string; to: string }
  author: string
  /** The day as search engines and as people read it. */
  date: ShownDate
  updated: ShownDate | null
  minutes: number
  /** What is said of the place, by its name. */
  facts: [label: string, value: string][]
  picture: PictureData
  body: PostBody
  tags: string[]
  relatedPosts: PostCardData[]
  trips: TripCardData[]
}

/** A post of the blog; null for an unknown one. */
export type ShowPost = (slug: string) => Promise<PageWithSeats<PostPageData> | null>

type Deps = HeadDeps & {
  catalogue: Pick<Catalogue, 'blog' | 'listByIds'>
  posts: Posts
  cards: ListCards
  picture: ResolvePicture
}

export function createShowPost(deps: Deps): ShowPost {
  const { catalogue, posts, cards, picture } = deps
  return async (slug) => {
    const post = posts.find(slug)
    if (!post) return null
    const { cards: trips, seatsOf } = await cards(catalogue.listByIds(post.trips))
    const { title, description, author, minutes, location, month, temperature, body, tags } = post
    const shown = picture(post.picture, 'wide', post.coverAlt)
    const trail = [home, { label: catalogue.blog.title, to: '/blog' }, { label: title, to: postPath(post) }]
    return {
      page: {
        head: headOf(post, { trail, image: shown.src }, deps),
        trail,
        slug,
        title,
        description,
        category: { name: post.category, to: blogPath(blogTabOf(post.category)) },
        author,
        date: shownDate(post.date),
        updated: post.updated ? shownDate(post.updated) : null,
        minutes,
        facts: [
          ['Place', location],
          ['Month', month],
          ['Temperature', temperature],
        ],
        picture: shown,
        body,
        tags,
        relatedPosts: posts.relatedTo(post).map((other) => postCard(other, picture)),
        trips,
      },
      seatsOf,
    }
  }
}

const shownDate = (iso: string): ShownDate => ({ iso, shown: showPlainDate(iso) })

function headOf(post: Post, { trail, image }: { trail: Crumb[]; image: string }, deps: Deps): PageHead {
  const { site, siteUrl } = deps
  const { title, description } = post
  const head = pageHead(deps, {
    title,
    description,
    path: postPath(post),
    card: `post/${post.slug}`,
    structured: [blogPosting(post, { siteUrl, siteName: site.name, image }), breadcrumbList(siteUrl, trail)],
  })
  return { ...head, share: { title, image: head.share?.image, published: post.date } }
}
