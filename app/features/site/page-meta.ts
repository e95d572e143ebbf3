import type { MetaDescriptor } from 'react-router'
import type { PageHead } from '#server/pages/page-head.ts'

/** The size of artwork/share.ts. */
const shareSize = { width: '1200', height: '630' }

/** The head of every page: none while its data is missing, as on an error screen. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return []
  const { title, description, canonical, robots, share, structured } = head
  return [
    { title },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    // The only language there is; what search engines must not list has no other versions either.
    ...(canonical && !robots
      ? [{ tagName: 'link', rel: 'alternate', hrefLang: 'en-IN', href: canonical }]
      : []),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...(share ? shareMeta(share, head) : []),
    ...(structured ? [{ 'script:ld+json': structured }] : []),
  ]
}

/** What a link to a page shows where it is shared. */
function shareMeta(
  { title, image, published }: NonNullable<PageHead['share']>,
  { description = '', canonical = '' }: PageHead,
): MetaDescriptor[] {
  const property = (name: string, content: string) => ({ property: `og:${name}`, content })
  return [
    property('type', published ? 'article' : 'website'),
    property('locale', 'en_IN'),
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    property('title', title),
    property('description', description),
    property('url', canonical),
    ...(image
      ? [
          property('image', image),
          property('image:width', shareSize.width),
          property('image:height', shareSize.height),
          property('image:alt', title),
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ]
}
