import {
  type BlogTab,
  blogPath,
  blogTabs,
  firstBlogTab,
  isBlogTab,
  postsAPage,
} from '#domain/posts/blog-tabs.ts'
import type { Posts } from '../../blog/posts.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ResolvePicture } from '../../pictures/resolve-picture.ts'
import { type HeadDeps, type PageHead, pageHead } from '../page-head.ts'
import { breadcrumbList, type Crumb, home } from '../structured/breadcrumb-list.ts'
import { itemList } from '../structured/item-list.ts'
import { type PostCardData, postCard } from './post-card.ts'

export type BlogPageData = {
  head: PageHead
  trail: Crumb[]
  title: string
  intro: string
  tabs: { name: string; to: string; current: boolean }[]
  /** The tab on screen. */
  tab: { slug: BlogTab; name: string; intro: string }
  posts: PostCardData[]
  page: number
  pageCount: number
}

/** The blog's page for what its address asks; null for a tab or a page that there is not. */
export type ShowBlog = (asked: { tab: string | null; page: string | null }) => BlogPageData | null

type Deps = HeadDeps & { catalogue: Pick<Catalogue, 'blog'>; posts: Posts; picture: ResolvePicture }

export function createShowBlog(deps: Deps): ShowBlog {
  return ({ tab, page: written }) => {
    const slug = tab ?? firstBlogTab
    if (!isBlogTab(slug) || !/^[1-9]\d{0,3}$/.test(written ?? '1')) return null
    const page = Number(written ?? 1)
    const all = deps.posts.inTab(slug)
    const pageCount = Math.max(1, Math.ceil(all.length / postsAPage))
    if (page > pageCount) return null
    const start = (page - 1) * postsAPage
    const posts = all.slice(start, start + postsAPage).map((post) => postCard(post, deps.picture))
    const { title, intro, tabs } = deps.catalogue.blog
    const trail = [home, { label: title, to: '/blog' }]
    return {
      head: headOf(slug, { page, posts, start, trail }, deps),
      trail,
      title,
      intro,
      tabs: (Object.keys(blogTabs) as BlogTab[]).map((other) => ({
        name: blogTabs[other],
        to: blogPath(other),
        current: other === slug,
      })),
      tab: { slug, name: blogTabs[slug], intro: tabs[slug].intro },
      posts,
      page,
      pageCount,
    }
  }
}

type Shown = Pick<BlogPageData, 'page' | 'posts' | 'trail'> & { start: number }

function headOf(tab: BlogTab, { page, posts, start, trail }: Shown, deps: Deps): PageHead {
  const { title, tabs } = deps.catalogue.blog
  const { description } = tabs[tab]
  const name = `${blogTabs[tab]}, ${title}`
  return pageHead(deps, {
    title: page > 1 ? `${name}, page ${page}` : name,
    description: page > 1 ? `Page ${page}. ${description}` : description,
    path: blogPath(tab, page),
    structured: [
      breadcrumbList(deps.siteUrl, trail),
      itemList(deps.siteUrl, {
        name: blogTabs[tab],
        items: posts.map((post) => ({ title: post.title, href: post.to })),
        start,
      }),
    ],
  })
}
