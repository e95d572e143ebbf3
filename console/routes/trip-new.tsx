import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { NotInOrder } from '../answers.ts'
import { beginTrip } from '../content/begin-item.ts'
import { titleOf } from '../content/content-kinds.ts'
import { deskOfStaff } from '../desk.ts'
import { Choices, SelectField, TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PostForm } from '../ui/post-form.tsx'

const kinds = [
  { value: 'popular', title: 'Popular', line: 'A journey like most' },
  { value: 'adventure', title: 'Adventure', line: 'A trek, an expedition, a ride' },
  { value: 'offbeat', title: 'Offbeat', line: 'Valleys and lakes that few see' },
  { value: 'weekend', title: 'Weekend', line: 'Two or three days' },
  { value: 'family', title: 'Family', line: 'With children' },
  { value: 'honeymoon', title: 'Honeymoon', line: 'For two' },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const items = await deskOfStaff(context).services.content.listItems()
  return {
    from: new URL(request.url).searchParams.get('from') ?? '',
    trips: items
      .filter(({ kind }) => kind === 'trip')
      .map(({ id, value }) => ({ id, title: titleOf(value, id) }))
      .toSorted((a, b) => a.title.localeCompare(b.title)),
  }
}

export function action({ context }: LoaderFunctionArgs) {
  return beginTrip(context)
}

export default function TripNew() {
  const { trips, from } = useLoaderData<typeof loader>()
  const { errors = {}, typed = {} } = (useActionData<typeof action>() ?? {}) as Partial<NotInOrder>
  return (
    <>
      <PageHead title="New trip" line="It begins as a draft, which nobody sees until it is published." />
      <section className="panel padded max-w-[720px]">
        <PostForm errors={errors}>
          <TextField label="Title" name="title" defaultValue={typed.title} errors={errors} maxLength={80} />
          <TextField
            label="Id"
            name="id"
            defaultValue={typed.id}
            errors={errors}
            maxLength={60}
            hint="Small letters, digits and dashes, such as ‘spiti-in-autumn’. It stands in the address of its page and stays as it is."
          />
          <Choices
            label="What kind of trip"
            name="category"
            choices={kinds}
            chosen={typed.category}
            errors={errors}
          />
          <SelectField
            label="It begins"
            name="from"
            defaultValue={typed.from ?? from}
            errors={errors}
            hint="A duplicate has everything of the other but title, id and ratings."
          >
            <option value="">From nothing</option>
            {trips.map(({ id, title }) => (
              <option key={id} value={id}>
                As a duplicate of {title}
              </option>
            ))}
          </SelectField>
          <FormFoot act="begin" label="Begin it" look="primary" back="/console/trips" />
        </PostForm>
      </section>
    </>
  )
}
