import { SampleRatings } from '#app/features/trips/cards/sample-ratings.tsx'
import { TripCard } from '#app/features/trips/cards/trip-card.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ContentsBeside, FoldedContents } from '#app/ui/reading/contents.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import type { PostPageData } from '#server/pages/blog/show-post.ts'
import { PostBody } from './post-body.tsx'
import { PostCard } from './post-card.tsx'

type PostPageProps = Omit<PostPageData, 'head' | 'slug'>

export function PostPage(props: PostPageProps) {
  const { trail, picture, body, tags, trips, relatedPosts } = props
  return (
    <div className="wrap pt-6 m:pt-8">
      <Breadcrumbs trail={trail} className="print:hidden" />
      <article>
        <div className="mt-4 grid items-center gap-6 l:grid-cols-2 l:gap-10">
          <PostHeader {...props} />
          <Picture
            data={picture}
            sizes="(width < 1024px) 92vw, 620px"
            priority
            className="aspect-[8/5] rounded-l m:rounded-xl l:order-1"
          />
        </div>
        <div className="mt-6 grid items-start gap-x-16 gap-y-10 m:mt-10 l:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-24">
          <ContentsBeside sections={body.sections} />
          <div className="max-w-[42em] min-w-0">
            <PostFacts facts={props.facts} />
            <FoldedContents sections={body.sections} className="mb-8" />
            <PostBody body={body} />
            <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-2">
              {tags.map((tag) => (
                <li key={tag} className="rounded-pill bg-paper-2 px-3 py-1 text-sm font-label text-ink-2">
                  {tag}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </article>
      {trips.length > 0 && (
        <HydrateWhenNear id="trips" height={1500} className="mt-18 m:mt-24 print:hidden">
          <h2 className="display text-2xl">Trips that go there</h2>
          <ul className="mt-8 grid gap-x-6 gap-y-10 s:grid-cols-2 l:grid-cols-3">
            {trips.map((trip) => (
              <li key={trip.id}>
                <TripCard
                  trip={trip}
                  flat="phone"
                  sizes="(width < 480px) 92vw, (width < 1024px) 45vw, 410px"
                />
              </li>
            ))}
          </ul>
          <SampleRatings trips={trips} />
        </HydrateWhenNear>
      )}
      <HydrateWhenNear id="read-next" height={1200} className="mt-18 m:mt-24 print:hidden">
        <h2 className="display text-2xl">Read next</h2>
        <ul className="mt-8 grid gap-6 m:grid-cols-2 l:grid-cols-3">
          {relatedPosts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      </HydrateWhenNear>
    </div>
  )
}

function PostHeader({ category, title, description, author, date, updated, minutes }: PostPageProps) {
  return (
    <header>
      <PageLink
        to={category.to}
        className="inline-flex min-h-8 items-center rounded-pill bg-marigold-tint px-3.5 text-sm font-label text-marigold-deep hover:underline"
      >
        {category.name}
      </PageLink>
      <h1 className="display mt-4 text-2xl">{title}</h1>
      <p className="mt-4 text-lg text-pretty text-ink-2">{description}</p>
      <p className="mt-4 facts text-ink-2">
        <span>
          By <b className="font-label text-ink">{author}</b>
        </span>
        <span>
          <time dateTime={date.iso}>{date.shown}</time>
          {updated && (
            <>
              {' '}
              (updated <time dateTime={updated.iso}>{updated.shown}</time>)
            </>
          )}
        </span>
        <span>{minutes} min read</span>
      </p>
    </header>
  )
}

function PostFacts({ facts }: Pick<PostPageData, 'facts'>) {
  return (
    <dl className="mb-8 grid grid-cols-3 gap-x-4 border-y border-line py-4.5">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
