import type { PostContent } from '#content/schema.ts'
import { type BlogTab, blogTabs } from '#domain/posts/blog-tabs.ts'
import { countWords } from '#domain/posts/count-words.ts'
import { linkPhrases } from '#domain/posts/link-phrases.ts'
import { parsePostBody } from '#domain/posts/parse-post-body.ts'
import type { PostBody } from '#domain/posts/post-body.ts'
import { readingMinutes } from '#domain/posts/reading-time.ts'
import { relatedPosts } from '#domain/posts/related-posts.ts'
import { createMemo } from '#domain/steps/memo.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Manifest } from '../pictures/manifest.ts'

export type Post = Omit<PostContent, 'body' | 'cover'> & {
  body: PostBody
  words: number
  minutes: number
  /** The picture that stands over it. */
  picture: string
}

export type Posts = {
  /** Newest first. */
  all: readonly Post[]
  find: (slug: string) => Post | null
  inTab: (tab: BlogTab) => Post[]
  relatedTo: (post: Post) => Post[]
}

/** A cover names a picture, or a scene, which is drawn at some of these hours: the first that it has is shown. */
const hours = ['gold', 'dawn', 'day', 'dusk', 'night']

/** Posts that stay as they are from edition to edition, with the phrases that link in them. */
const read = createMemo<PostContent, { phrases: object; post: Post }>()

/** The posts of the blog, each read once. */
export function createPosts({
  catalogue,
  manifest,
}: {
  catalogue: Pick<Catalogue, 'posts' | 'linkPhrases'>
  manifest: Manifest
}): Posts {
  const isDrawn = (name: string) => manifest.find(name, 'wide') !== undefined
  function readOnce(content: PostContent): Post {
    const known = read.get(content)
    if (known?.phrases === catalogue.linkPhrases) return known.post
    const { body, cover, ...rest } = content
    const words = countWords(body)
    const post = {
      ...rest,
      body: linkPhrases(parsePostBody(body), catalogue.linkPhrases),
      words,
      minutes: readingMinutes(words),
      picture: isDrawn(cover) ? cover : (hours.map((hour) => `${cover}/${hour}`).find(isDrawn) ?? cover),
    }
    read.set(content, { phrases: catalogue.linkPhrases, post })
    return post
  }

  const all = catalogue.posts.map(readOnce).toSorted((a, b) => (a.date < b.date ? 1 : -1))
  const bySlug = new Map(all.map((post) => [post.slug, post]))
  return {
    all,
    find: (slug) => bySlug.get(slug) ?? null,
    inTab: (tab) => all.filter(({ category }) => category === blogTabs[tab]),
    relatedTo: (post) => relatedPosts(post, all),
  }
}
