import { inBody, inPost, testCaught } from '../../tests/factories/defects.ts'
import { checkPosts } from './posts.ts'

testCaught(
  [checkPosts],
  [
    ['29 posts', ({ posts }) => posts.pop(), 'content/posts: posts: write at least 30, there are 29'],
    [
      'an empty tab',
      ({ posts }) => {
        for (const { value } of posts) if (value.category === 'Latest News') value.category = 'Travel Tips'
      },
      'content/posts: category: write a post for the tab "Latest News"',
    ],
    [
      'no tab with a second page',
      inPost({ category: 'Latest News' }),
      'content/posts: category: one tab needs more than 9 posts, the fullest has 9',
    ],
    [
      'a short post',
      inPost({ body: `## One\n\n## Two\n\n${'considerable '.repeat(490)}` }),
      'posts/post-1.md: body: write at least 500 words, there are 492',
    ],
    [
      'a single heading',
      inPost({ body: `## One\n\n${'considerable '.repeat(500)}` }),
      "posts/post-1.md: body: write at least 2 headings as '## Heading', there are 1",
    ],
    ['a second title', inBody('# Again'), "posts/post-1.md: body: the title is the page's heading"],
    [
      'Markdown that is not read',
      inBody('| a | table |'),
      'posts/post-1.md: body: "| a | table |" would be shown as it is written',
    ],
    [
      'a trip that does not exist',
      inPost({ trips: ['none'] }),
      'posts/post-1.md: trips.0: no trip has the id "none": write one from content/trips',
    ],
    [
      'a drawing that is passed off as a photograph',
      inPost({ coverAlt: 'A monastery above a green river' }),
      'posts/post-1.md: coverAlt: the cover is drawn: begin with "Illustration: "',
    ],
    [
      'two posts on one day',
      inPost({ date: '2025-01-02' }),
      'posts/post-2.md: date: 2025-01-02 is the date of posts/post-1.md: choose another day',
    ],
    [
      'a day that does not exist',
      inPost({ date: '2025-02-29' }),
      'posts/post-1.md: date: 2025-02-29 is not in the calendar',
    ],
    [
      'a slug of its own',
      inPost({ slug: 'other' }),
      'posts/post-1.md: slug: leave it out: the file’s name gives "post-1"',
    ],
  ],
)
