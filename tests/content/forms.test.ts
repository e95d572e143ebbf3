import { expect, test } from 'vitest'
import { shapeOf } from '../../console/content/content-kinds.ts'
import { changeList, pickPicture } from '../../domain/content/fields/change-list.ts'
import { readFields } from '../../domain/content/fields/read-fields.ts'
import { tripSections } from '../../domain/content/fields/trip-fields.ts'
import { openContent } from '../../server/catalogue/open-content.ts'
import { formOf } from '../setup/content-forms.ts'
import { itemOf } from '../setup/edit-trip.ts'

const { files, hashOf } = await openContent({ pictures: null })
const sent = (form: URLSearchParams) => new URLSearchParams(form.toString())

test('a form that nobody has changed says what the content says, of every thing that there is', () => {
  const other = files.filter(({ kind, value }) => {
    const { sections, toForm, fromForm } = shapeOf(kind, value)
    const held = toForm(value)
    const read = sections.reduce<object>(
      (body, section) => readFields(section.fields, sent(formOf(section, held)), body as never),
      held,
    )
    return hashOf(fromForm(read)) !== hashOf(value)
  })
  expect(other.map(({ kind, id }) => `${kind}/${id}`)).toEqual([])
})

const [words, days, facts, money, departures] = tripSections
const trip = itemOf(files, 'trip', 'lw6').value as Record<string, unknown>
function typed(section: (typeof tripSections)[number] | undefined, changes: Record<string, string | null>) {
  if (!section) throw new Error('there is no such section')
  const form = formOf(section, trip)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) form.delete(name)
    else form.set(name, value)
  }
  return readFields(section.fields, form, trip) as Record<string, never>
}

test('what is typed is read as what the field holds, and what is no number stays as it was typed', () => {
  expect(typed(words, { title: ' New title ', country: '' })).toMatchObject({ title: 'New title' })
  expect(typed(words, { country: 'Nepal' })).toMatchObject({ country: 'Nepal' })
  expect(typed(money, { price: '₹38,499', discount: 'five' })).toMatchObject({
    price: 38499,
    discount: 'five',
  })
  expect(typed(money, { price: '' })).not.toHaveProperty('price')
  expect(typed(words, { highlights: 'One\r\n\r\n Two ' })).toMatchObject({ highlights: ['One', 'Two'] })
  expect(typed(facts, { walksFar: 'yes' })).toMatchObject({ walksFar: true })
})

test('a field of several shapes holds those of the chosen one alone', () => {
  expect(
    typed(facts, { 'facts.railhead.way': 'none', 'facts.railhead.none': 'By ferry' }).facts,
  ).toMatchObject({
    railhead: { none: 'By ferry' },
  })
  expect(typed(facts, { 'facts.railhead.way': '' }).facts).not.toHaveProperty('railhead')
  const dates = {
    'departures.way': 'dates',
    'departures.dates.entries': '1',
    'departures.dates.0.start': '2027-06-05',
  }
  expect(typed(departures, dates).departures).toEqual({
    smallest: 6,
    decideDays: 21,
    dates: [{ start: '2027-06-05' }],
  })
  const sold = { 'departures.soldElsewhere.entries': '2', 'departures.soldElsewhere.0.date': '2027-06-12' }
  expect(typed(departures, { ...sold, 'departures.soldElsewhere.0.count': '3' }).departures).toMatchObject({
    soldElsewhere: { '2027-06-12': 3 },
  })
})

test('entries are added, taken away and moved; what is no list stays as it is', () => {
  const titles = (body: object) =>
    (body as { itinerary: { title: string }[] }).itinerary.map(({ title }) => title)
  const was = titles(trip)
  expect(titles(changeList(tripSections, trip, 'down itinerary 0')).slice(0, 2)).toEqual([was[1], was[0]])
  expect(titles(changeList(tripSections, trip, 'up itinerary 1')).slice(0, 2)).toEqual([was[1], was[0]])
  expect(titles(changeList(tripSections, trip, 'remove itinerary 11'))).toEqual(was.slice(0, 11))
  expect(titles(changeList(tripSections, trip, 'add itinerary 0'))).toEqual([...was, undefined])
  for (const wish of [
    'up itinerary 0',
    'down itinerary 11',
    'remove itinerary 99',
    'add title 0',
    'add __proto__ 0',
    '',
  ])
    expect(changeList(tripSections, trip, wish)).toEqual(trip)
  expect(pickPicture(tripSections, trip, 'pick gallery leh/day')).toMatchObject({
    gallery: [...(trip.gallery as string[]), 'leh/day'],
  })
  expect(days?.fields.itinerary).toBeDefined()
})
