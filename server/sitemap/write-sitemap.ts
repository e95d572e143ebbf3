import { escapeXml } from '../http/escape-xml.ts'
import type { Address } from './list-addresses.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

export function writeSitemap(siteUrl: string, addresses: Address[]): string {
  const entries = addresses.map(({ path, changed, pictures = [] }) =>
    tag(
      'url',
      tag('loc', whole(siteUrl, path)) +
        lastChange(changed) +
        pictures.map((picture) => tag('image:image', tag('image:loc', whole(siteUrl, picture)))).join(''),
    ),
  )
  return `${head}\n<urlset ${namespace} ${imageNamespace}>\n${entries.join('\n')}\n</urlset>\n`
}

/** The list of sitemaps; each is as old as the last change in it that is known. */
export function writeSitemapIndex(siteUrl: string, parts: { path: string; addresses: Address[] }[]): string {
  const entries = parts.map(({ path, addresses }) => {
    const days = addresses.flatMap(({ changed }) => changed ?? []).sort()
    // Where some pages have no date, the newest of the others would be a guess.
    const known = addresses.every(({ changed }) => changed) ? days.at(-1) : undefined
    return tag('sitemap', tag('loc', whole(siteUrl, path)) + lastChange(known))
  })
  return `${head}\n<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

function lastChange(day: string | undefined): string {
  return day ? tag('lastmod', day) : ''
}

function whole(siteUrl: string, path: string): string {
  return escapeXml(path === '/' ? `${siteUrl}/` : new URL(path, siteUrl).href)
}

function tag(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}
