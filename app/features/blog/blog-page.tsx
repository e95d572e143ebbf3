import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Pagination } from '#app/ui/collections/pagination.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import { blogPath } from '#domain/posts/blog-tabs.ts'
import type { BlogPageData } from '#server/pages/blog/show-blog.ts'
import { PostCard } from './post-card.tsx'

type BlogPageProps = Omit<BlogPageData, 'head'>

export function BlogPage({ trail, title, intro, tabs, tab, posts, page, pageCount }: BlogPageProps) {
  return (
    <div className="wrap pt-6 m:pt-8">
      <Breadcrumbs trail={trail} />
      <header className="mt-4 max-w-[44rem]">
        <h1 className="display text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-pretty text-ink-2">{intro}</p>
      </header>
      <BlogTabs tabs={tabs} />
      <section aria-labelledby="posts" className="mt-6 m:mt-8">
        <h2 id="posts" className="sr-only">
          {tab.name}
        </h2>
        <p className="max-w-[44em] text-ink-2">{tab.intro}</p>
        {posts.length > 0 ? (
          <PostGrid posts={posts} />
        ) : (
          <p className="mt-7">Nothing is written here yet. The other tabs have more to read.</p>
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(other) => blogPath(tab.slug, other)}
          label={`Pages of ${tab.name}`}
          className="mt-8 m:mt-12"
        />
      </section>
    </div>
  )
}

/** The newest stands large, on wide screens with the next two at its side. */
function PostGrid({ posts }: Pick<BlogPageProps, 'posts'>) {
  return (
    <ul className="mt-5 grid gap-4 m:grid-cols-2 m:gap-6 m:*:[content-visibility:visible] l:grid-cols-3">
      {posts.map((post, i) => (
        <HydrateWhenNear
          as="li"
          key={post.slug}
          id={`post-${post.slug}`}
          height={i === 0 ? 540 : 150}
          className={i === 0 ? 'm:col-span-2 l:row-span-2' : ''}
        >
          <PostCard inTopic post={post} lead={i === 0} brief={i === 1 || i === 2} />
        </HydrateWhenNear>
      ))}
    </ul>
  )
}

/** Links, so that each tab has its address and opens without a script. */
function BlogTabs({ tabs }: Pick<BlogPageProps, 'tabs'>) {
  return (
    <nav aria-label="Topics" className="mt-6">
      <ul className="flex gap-2 max-l:strip max-l:fading-sides max-l:*:shrink-0 l:flex-wrap">
        {tabs.map(({ name, to, current }) => (
          <li key={to}>
            <PageLink
              to={to}
              aria-current={current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-pill bg-paper-2 px-4 font-label text-ink-2 transition-colors hover:bg-line hover:text-ink aria-[current]:bg-indigo aria-[current]:text-white m:px-5"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
