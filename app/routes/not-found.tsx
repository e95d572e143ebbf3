import { notFound } from '#app/not-found.ts'
import type { Route } from './+types/not-found'

export async function loader({ url, context }: Route.LoaderArgs) {
  throw await notFound(context, url)
}

/** Never shown: the loader always answers 404, and the root's error boundary draws the page. */
export default function NotFound() {
  return null
}
