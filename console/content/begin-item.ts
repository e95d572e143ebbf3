import { data, type RouterContextProvider } from 'react-router'
import type { Item, Kind } from '#domain/content/kinds.ts'
import { categories, categoryOf } from '#domain/trips/category.ts'
import type { Category } from '#domain/trips/trip.ts'
import { goTo, type NotInOrder, notInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { addresses } from './content-kinds.ts'

type Context = Readonly<RouterContextProvider>

/** Trips of the console stand in a folder of their own, should they be written into files. */
const folder = 'console'

/** A trip from nothing, or as another one is. */
export async function beginTrip(context: Context) {
  const { services } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const [title = '', id = '', from = '', chosen = ''] = ['title', 'id', 'from', 'category'].map(
    (name) => fields.get(name)?.trim() ?? '',
  )
  const category = categories.find((one) => one === chosen)
  const named = category ? nameFor(id, category) : null
  const errors = {
    ...(title.length < 8 && { title: 'Write a title of eight characters or more.' }),
    ...(!category && { category: 'Choose what kind of trip it is.' }),
    ...(category &&
      named === null && { id: `Write another id: with these words in it a trip is no ‘${category}’.` }),
  }
  if (Object.keys(errors).length > 0 || named === null) return notInOrder(errors, fields)
  const items = from === '' ? [] : await services.content.listItems()
  const like = items.find((item) => item.kind === 'trip' && item.id === from)
  if (from !== '' && !like) return notInOrder({ from: 'Choose one of the trips.' }, fields)
  const body = { ...(like ? withoutRating(like) : { kind: 'group', tags: [] }), id, title }
  return begin(context, { kind: 'trip', id, source: `${folder}/${named}`, value: body })
}

/** What others say of a trip is not said of its duplicate. */
function withoutRating({ value }: Item): object {
  const { id, rating: _rating, reviews: _reviews, ...rest } = value as Record<string, unknown>
  return { id, ...rest }
}

/** The name of a trip's file says what kind of trip it is (domain/trips/category.ts): what the id does not say is added. Null where it says another. */
function nameFor(id: string, category: Category): string | null {
  return [id, `${id}-${category}`].find((name) => categoryOf(name) === category) ?? null
}

const newWordKinds = ['post', 'place', 'coupon'] as const
export type NewWordKind = (typeof newWordKinds)[number]

export function readNewKind(named: string | null): NewWordKind {
  return newWordKinds.find((kind) => kind === named) ?? 'post'
}

export async function beginWords(context: Context) {
  const { fields } = sentForm(context)
  const kind = readNewKind(fields.get('kind'))
  const [title = '', typed = ''] = ['title', 'id'].map((name) => fields.get(name)?.trim() ?? '')
  if (title === '') return notInOrder({ title: 'Write how it is called.' }, fields)
  // A coupon is found by its code in small letters.
  const id = kind === 'coupon' ? typed.toLowerCase() : typed
  const value = {
    post: { slug: id, title },
    place: { id, name: title },
    coupon: { code: typed.toUpperCase(), description: title },
  }[kind]
  return begin(context, { kind, id, source: kind === 'place' ? folder : id, value })
}

async function begin(context: Context, { kind, id, source, value }: Item) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const begun = await services.content.drafts.begin(
    { kind: kind as Kind, id, source, body: value as object },
    actor,
  )
  if (begun.ok) return goTo(addresses[kind](id))
  const errors = Object.fromEntries(
    begun.problems.map(({ field, message }) => [
      field === 'source' ? 'id' : (field.split('.')[0] ?? ''),
      message,
    ]),
  )
  return data<NotInOrder>({ errors, typed: Object.fromEntries(fields) }, { status: 422 })
}
