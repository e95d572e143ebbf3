import { postPath } from '#domain/posts/blog-tabs.ts'
import type { Post } from '../../blog/posts.ts'
import type { StructuredNode } from './structured-node.ts'

export function blogPosting(
  post: Post,
  { siteUrl, siteName, image }: { siteUrl: string; siteName: string; image: string },
): StructuredNode {
  const url = siteUrl + postPath(post)
  const publisher = { '@type': 'Organization', name: siteName, url: `${siteUrl}/` }
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.description,
    image: new URL(image, siteUrl).href,
    datePublished: post.date,
    ...(post.updated && { dateModified: post.updated }),
    author: { '@type': 'Organization', name: post.author, url: `${siteUrl}/` },
    publisher,
    articleSection: post.category,
    keywords: post.tags.join(', '),
    wordCount: post.words,
    inLanguage: 'en-IN',
  }
}
