import { CalendarDays, MapPin, Thermometer } from 'lucide'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardLink } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { PostCardData } from '#server/pages/blog/post-card.ts'

const sizes = '(width < 768px) 92vw, (width < 1024px) 45vw, (width < 1400px) 30vw, 410px'

/** Cards of a row are of one height, whatever their texts: the facts stand on one line. */
export function PostCard({ post, priority = false }: { post: PostCardData; priority?: boolean }) {
  const facts = [
    { icon: MapPin, label: 'Place', value: post.location },
    { icon: CalendarDays, label: 'Month', value: post.month },
    { icon: Thermometer, label: 'Temperature', value: post.temperature },
  ]
  return (
    <Card as="article" className="flex h-full flex-col">
      <Picture
        data={post.picture}
        sizes={sizes}
        priority={priority}
        className="aspect-[8/5] w-full shrink-0 rounded-t-l"
      />
      <div className="flex grow flex-col p-5 m:p-6">
        <p>
          <Badge tone="marigold">{post.category}</Badge>
        </p>
        <h3 className="mt-3 text-lg leading-snug font-strong">
          <CardLink to={post.to}>{post.title}</CardLink>
        </h3>
        <p className="mt-2 mb-5 text-pretty text-ink-2">{post.description}</p>
        <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1.5 border-t border-line pt-4 text-sm text-ink-2">
          {facts.map(({ icon, label, value }) => (
            <div key={label} className="flex items-center gap-1.5">
              <dt>
                <Icon node={icon} size={16} className="text-ink-3" />
                <span className="sr-only">{label}</span>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
