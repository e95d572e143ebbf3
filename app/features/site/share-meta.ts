type Shared = { title: string; description: string; url: string; image?: string }

/** What a link to a page shows where it is shared. The size is that of artwork/share.ts. */
export function shareMeta({ title, description, url, image }: Shared) {
  const property = (name: string, content: string) => ({ property: `og:${name}`, content })
  return [
    property('type', 'website'),
    property('title', title),
    property('description', description),
    property('url', url),
    ...(image
      ? [
          property('image', image),
          property('image:width', '1200'),
          property('image:height', '630'),
          property('image:alt', title),
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ]
}
