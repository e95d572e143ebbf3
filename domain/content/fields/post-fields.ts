import { monthNames } from '../../calendar/month-names.ts'
import { blogTabNames } from '../../posts/blog-tabs.ts'
import { type Option, type Section, text, texts } from './field.ts'

const named = (names: readonly string[]): Option[] => names.map((name) => ({ value: name, title: name }))

/** Every field of a post (content/schema.ts). */
export const postSections: readonly Section[] = [
  {
    name: 'text',
    title: 'Text',
    fields: {
      title: text('Title', 80, { help: '20 to 80 characters.' }),
      description: text('Description', 300, {
        lines: 3,
        help: 'For lists and search engines; at least 80 characters.',
      }),
      body: text('Text', 100_000, {
        lines: 30,
        help: 'Markdown: ## for a heading, a dash for a list, [words](/address) for a link.',
      }),
    },
  },
  {
    name: 'about',
    title: 'About it',
    fields: {
      slug: { control: 'fixed', label: 'Slug', help: 'It is the address, and stays as it is.' },
      category: { control: 'choice', label: 'Category', options: named(blogTabNames) },
      location: text('Where', 60),
      temperature: text('Temperature', 20, { help: 'As in ‘4 to 16 °C’.' }),
      month: { control: 'choice', label: 'Month', options: named(monthNames) },
      date: { control: 'date', label: 'Written on' },
      updated: {
        control: 'date',
        label: 'Brought up to date on',
        optional: true,
        help: 'When something newer was written into it.',
      },
      author: text('Author', 40),
      tags: texts('Tags', 30, { help: 'Three to six, one on each line.' }),
      trips: texts('Trips below it', 80, { help: 'The ids of one to three, one on each line.' }),
    },
  },
  {
    name: 'cover',
    title: 'Picture',
    fields: {
      cover: text('Cover', 200, { help: 'The name of a drawn picture.' }),
      coverAlt: text('What it shows', 160, { lines: 2 }),
    },
  },
]
