import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture, type PictureData } from '#app/ui/picture.tsx'
import { CallUs } from './call-us.tsx'

type ClosedLinkProps = {
  title: string
  text: string
  picture: PictureData
  /** Says for what to call; the number and what follows it come after. */
  call?: [before: string, after: string]
}

/** Why a link that was sent to somebody opens nothing any more, and the way to what does. It tells nothing else of the booking. */
export function ClosedLink({ title, text, picture, call = ['Questions? Call', '.'] }: ClosedLinkProps) {
  return (
    <div className="wrap py-6 m:py-12">
      <section className="grid overflow-hidden rounded-l bg-surface shadow-2 m:grid-cols-2">
        <div className="relative min-h-40 m:min-h-110">
          <Picture data={picture} sizes="(width < 768px) 100vw, 50vw" alt="" className="absolute inset-0" />
        </div>
        <div className="grid content-center justify-items-start gap-4 px-5 py-7 m:p-12">
          <h1 className="display text-2xl">{title}</h1>
          <p className="max-w-[34em] text-pretty text-ink-2">{text}</p>
          <PageLink to="/my-trips" className={buttonLook('primary', 'm', 'mt-1')}>
            Go to My Trips
          </PageLink>
          <CallUs before={call[0]} after={call[1]} />
        </div>
      </section>
    </div>
  )
}
