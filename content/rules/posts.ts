import { posix } from 'node:path'
import { blogTabNames, postsAPage } from '#domain/posts/blog-tabs.ts'
import { countWords } from '#domain/posts/count-words.ts'
import { unreadMarkdown } from '#domain/posts/parse-post-body.ts'
import type { Problem, Source } from '../problem.ts'
import { isRealDate } from './real-dates.ts'
import { tripIdProblems } from './trip-ids.ts'

const minimumPosts = 30
const minimumWords = 500
const minimumHeadings = 2
/** As every alt text of a drawing begins. */
const drawn = 'Illustration: '

export function checkPosts(source: Source): Problem[] {
  const { posts } = source
  const problems: Problem[] = []
  const byDate = new Map<string, string>()
  for (const { file, value } of posts) {
    const say = (field: string, message: string) => problems.push({ file, field, message })
    const words = countWords(value.body)
    if (words < minimumWords) say('body', `write at least ${minimumWords} words, there are ${words}`)
    const headings = value.body.match(/^## .+/gm)?.length ?? 0
    if (headings < minimumHeadings) {
      say('body', `write at least ${minimumHeadings} headings as '## Heading', there are ${headings}`)
    }
    if (/^# /m.test(value.body)) say('body', "the title is the page's heading: write '## ' in the text")
    const strange = unreadMarkdown(value.body)
    if (strange !== null) {
      const known =
        "'## Heading', paragraphs, '- ' and '1. ' lists, tables that compare two or three things ('| | one | other |'), **strong**, _emphasis_ and [links](/india)"
      say('body', `"${strange.slice(0, 40)}" would be shown as it is written: use ${known}`)
    }
    if (!isRealDate(value.date)) say('date', `${value.date} is not in the calendar: write a day that is`)
    if (!/^https:/.test(value.cover) && !value.coverAlt.startsWith(drawn))
      say('coverAlt', `the cover is drawn: begin with "${drawn}"`)
    const other = byDate.get(value.date)
    if (other) say('date', `${value.date} is the date of ${other}: choose another day`)
    byDate.set(value.date, file)
    const name = posix.basename(file, '.md')
    if (value.slug !== name) say('slug', `leave it out: the file’s name gives "${name}"`)
    problems.push(...tripIdProblems(source, { file, field: 'trips', ids: value.trips }))
  }
  const folder = (field: string, message: string) => problems.push({ file: 'content/posts', field, message })
  if (posts.length < minimumPosts)
    folder('posts', `write at least ${minimumPosts}, there are ${posts.length}`)
  const inTab = blogTabNames.map((tab) => posts.filter(({ value }) => value.category === tab).length)
  blogTabNames.forEach((tab, i) => {
    if (inTab[i] === 0) folder('category', `write a post for the tab "${tab}"`)
  })
  if (Math.max(...inTab) <= postsAPage) {
    folder('category', `one tab needs more than ${postsAPage} posts, the fullest has ${Math.max(...inTab)}`)
  }
  return problems
}
