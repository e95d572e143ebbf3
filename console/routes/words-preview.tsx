import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import { PreviewPage } from '../content/preview-page.tsx'
import { readKind } from '../content/read-kind.ts'
import { showPreview } from '../content/show-preview.ts'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showPreview(deskOfStaff(context), readKind(params), params.id ?? ''))
}

export default function WordsPreview() {
  return <PreviewPage view={useLoaderData<typeof loader>()} />
}
