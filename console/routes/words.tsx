import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ItemsList } from '../content/items-page.tsx'
import { type WordKind, wordKinds } from '../content/read-kind.ts'
import { showItems } from '../content/show-items.ts'
import { deskOfStaff } from '../desk.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Tabs } from '../ui/tabs.tsx'

const titles: Record<WordKind, string> = {
  post: 'Posts',
  place: 'Places',
  page: 'Pages',
  coupon: 'Coupons',
  site: 'Company',
}

/** What can be begun anew: pages and the company's facts are what they are. */
const newTitles: Partial<Record<WordKind, string>> = {
  post: 'New post',
  place: 'New place',
  coupon: 'New coupon',
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const kind = wordKinds.find((one) => one === searchParams.get('kind')) ?? 'post'
  const view = await showItems(deskOfStaff(context), kind, `/console/words?kind=${kind}`, searchParams)
  return { ...view, kind }
}

export default function Words() {
  const { kind, ...view } = useLoaderData<typeof loader>()
  const newTitle = newTitles[kind]
  return (
    <>
      <PageHead
        title="Words"
        line="Posts of the blog, places of the map, lists, FAQ and all pages, coupons, and the facts of the company."
      >
        {view.mayEdit && newTitle && (
          <a href={`/console/words/new?kind=${kind}`} className="button primary">
            {newTitle}
          </a>
        )}
      </PageHead>
      <Tabs
        label="Kinds"
        tabs={wordKinds.map((one) => ({
          title: titles[one],
          to: `/console/words?kind=${one}`,
          here: one === kind,
        }))}
      />
      <ItemsList view={view} caption={titles[kind]}>
        <input type="hidden" name="kind" value={kind} />
      </ItemsList>
    </>
  )
}
