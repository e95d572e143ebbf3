import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { NotInOrder } from '../answers.ts'
import { beginWords, type NewWordKind, readNewKind } from '../content/begin-item.ts'
import { TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PostForm } from '../ui/post-form.tsx'

const words: Record<NewWordKind, { page: string; title: string; id: string; hint: string }> = {
  post: {
    page: 'New post',
    title: 'Title',
    id: 'Slug',
    hint: 'Small letters, digits and dashes. It stays as it is.',
  },
  place: {
    page: 'New place',
    title: 'Name',
    id: 'Id',
    hint: 'Small letters, digits and dashes. It stays as it is.',
  },
  coupon: {
    page: 'New coupon',
    title: 'Description',
    id: 'Code',
    hint: 'Capitals and digits. It stays as it is.',
  },
}

export function loader({ request }: LoaderFunctionArgs) {
  return { kind: readNewKind(new URL(request.url).searchParams.get('kind')) }
}

export function action({ context }: LoaderFunctionArgs) {
  return beginWords(context)
}

export default function WordsNew() {
  const { kind } = useLoaderData<typeof loader>()
  const said = words[kind]
  const { errors = {}, typed = {} } = (useActionData<typeof action>() ?? {}) as Partial<NotInOrder>
  return (
    <>
      <PageHead title={said.page} line="It begins as a draft, which nobody sees until it is published." />
      <section className="panel padded max-w-[720px]">
        <PostForm errors={errors}>
          <input type="hidden" name="kind" value={kind} />
          <TextField
            label={said.title}
            name="title"
            defaultValue={typed.title}
            errors={errors}
            maxLength={80}
          />
          <TextField
            label={said.id}
            name="id"
            defaultValue={typed.id}
            errors={errors}
            maxLength={80}
            hint={said.hint}
          />
          <FormFoot act="begin" label="Begin it" look="primary" back={`/console/words?kind=${kind}`} />
        </PostForm>
      </section>
    </>
  )
}
