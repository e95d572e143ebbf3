import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import { PreviewPage } from '../content/preview-page.tsx'
import { showPreview } from '../content/show-preview.ts'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showPreview(deskOfStaff(context), 'trip', params.id ?? ''))
}

export default function TripPreview() {
  return <PreviewPage view={useLoaderData<typeof loader>()} />
}
