/** The tabs of the blog in their order, by the word that stands in the address. The first is the blog's own page. */
export const blogTabs = {
  'monthly-destinations': 'Monthly Destinations',
  'travel-guides': 'Travel Guides',
  'travel-tips': 'Travel Tips',
  'latest-news': 'Latest News',
  'budget-destinations': 'Budget Destinations',
  'offbeat-places': 'Offbeat Places',
} as const

export type BlogTab = keyof typeof blogTabs
export type BlogTabName = (typeof blogTabs)[BlogTab]

export const blogTabNames = Object.values(blogTabs)
export const firstBlogTab: BlogTab = 'monthly-destinations'

/** More posts than this are shown on several pages. */
export const postsAPage = 9

export function isBlogTab(slug: string): slug is BlogTab {
  return Object.hasOwn(blogTabs, slug)
}

export function blogTabOf(name: BlogTabName): BlogTab {
  const tab = (Object.keys(blogTabs) as BlogTab[]).find((slug) => blogTabs[slug] === name)
  return tab ?? firstBlogTab
}

/** The one address of a tab's page: `/blog`, `/blog?tab=travel-tips`, `/blog?tab=travel-tips&page=2`. */
export function blogPath(tab: BlogTab, page = 1): string {
  const asked = [...(tab === firstBlogTab ? [] : [`tab=${tab}`]), ...(page > 1 ? [`page=${page}`] : [])]
  return asked.length > 0 ? `/blog?${asked.join('&')}` : '/blog'
}

export function postPath({ slug }: { slug: string }): string {
  return `/blog/${slug}`
}
