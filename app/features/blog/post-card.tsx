import { CalendarDays, MapPin, Thermometer } from 'lucide'
import { Card, CardLink } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { PostCardData } from '#server/pages/blog/post-card.ts'

const sizes = '(width < 768px) 244px, (width < 1024px) 45vw, (width < 1400px) 30vw, 390px'
const leadSizes = '(width < 1024px) 92vw, (width < 1400px) 60vw, 830px'

type PostCardProps = {
  post: PostCardData
  /** The first of a page, large and with its picture over the rest of the height. */
  lead?: boolean
  /** Beside the lead there is no room for the summary. */
  brief?: boolean
  /** The heading above names the category of all. */
  inTopic?: boolean
}

/** Cards of a row are of one height, whatever their texts: the facts stand on one line. On a phone all but the lead are rows. */
export function PostCard({ post, lead = false, brief = false, inTopic = false }: PostCardProps) {
  return (
    <Card
      as="article"
      className={`h-full p-2.5 ${lead ? 'flex flex-col' : 'grid grid-cols-[112px_minmax(0,1fr)] m:flex m:flex-col'}`}
    >
      <Picture
        data={post.picture}
        sizes={lead ? leadSizes : sizes}
        priority={lead}
        className={`relative shrink-0 rounded-m ${lead ? 'aspect-[8/5] l:aspect-auto l:min-h-72 l:grow [&_img]:absolute [&_img]:inset-0' : 'h-full m:aspect-8/5 m:h-auto'}`}
      />
      <div className={`flex min-w-0 flex-col p-3 ${lead ? 'm:px-5 m:py-4' : 'grow m:p-4'}`}>
        {!inTopic && <p className="mb-1 text-sm font-label text-marigold-deep">{post.category}</p>}
        <h3 className={lead ? 'display text-xl m:text-2xl' : 'leading-snug font-strong m:text-lg'}>
          <CardLink to={post.to}>{post.title}</CardLink>
        </h3>
        {!brief && (
          <p className={`mt-2 mb-4 text-pretty text-ink-2 ${lead ? 'max-w-[44em]' : 'max-m:hidden'}`}>
            {post.description}
          </p>
        )}
        <PostFacts post={post} lead={lead} />
      </div>
    </Card>
  )
}

function PostFacts({ post, lead }: { post: PostCardData; lead: boolean }) {
  const facts = [
    { icon: MapPin, label: 'Place', value: post.location },
    { icon: CalendarDays, label: 'Month', value: post.month },
    { icon: Thermometer, label: 'Temperature', value: post.temperature },
  ]
  return (
    <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-2 text-sm text-ink-2">
      {facts.map(({ icon, label, value }) => (
        <div
          key={label}
          className={`flex items-center gap-1.5 ${lead || label !== 'Month' ? '' : 'max-m:hidden'}`}
        >
          <dt>
            <Icon node={icon} size={16} className="text-ink-3" />
            <span className="sr-only">{label}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
