import { postPath } from '#domain/posts/blog-tabs.ts'
import type { Site } from '#domain/site/site.ts'
import { escapeXml } from '../http/escape-xml.ts'
import type { Post } from './posts.ts'

type Channel = { site: Pick<Site, 'name'>; siteUrl: string; title: string; description: string }

/** The blog as an RSS 2.0 feed, newest post first. */
export function writeRss(posts: readonly Post[], { site, siteUrl, title, description }: Channel): string {
  const newest = posts[0]
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', `${title} | ${site.name}`),
    tag('link', `${siteUrl}/blog`),
    tag('description', description),
    tag('language', 'en-in'),
    `<atom:link href="${escapeXml(`${siteUrl}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [tag('lastBuildDate', rssDate(newest.date))] : []),
    ...posts.map((post) => writeItem(post, siteUrl)),
    '</channel>',
    '</rss>',
  ]
  return `${lines.join('\n')}\n`
}

function writeItem(post: Post, siteUrl: string): string {
  const address = siteUrl + postPath(post)
  return [
    '<item>',
    tag('title', post.title),
    tag('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    tag('pubDate', rssDate(post.date)),
    tag('dc:creator', post.author),
    tag('category', post.category),
    tag('description', post.description),
    '</item>',
  ].join('')
}

/** The day as it begins in India: 'Tue, 10 Mar 2026 18:30:00 GMT'. */
function rssDate(date: string): string {
  return new Date(`${date}T00:00:00+05:30`).toUTCString()
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
