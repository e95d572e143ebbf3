import { PicturePoster } from '#app/ui/sections/picture-poster.tsx'
import { TitledPoints } from '#app/ui/sections/titled-points.tsx'
import type { NewsletterPageData } from '#server/pages/show-newsletter.ts'
import { type NewsletterAnswer, NewsletterForm, newsletterThanks } from '../newsletter-form.tsx'

type NewsletterPageProps = Omit<NewsletterPageData, 'head'> & { answer?: NewsletterAnswer }

/** A poster: one promise, one field. */
export function NewsletterPage({ words, picture, answer }: NewsletterPageProps) {
  return (
    <>
      <PicturePoster wide={picture}>
        <div className="px-2 text-cream m:px-0 l:py-18">
          <h1 className="display text-3xl text-balance">
            <span className="mb-3 block font-text text-lg font-strong text-marigold">{words.title}</span>{' '}
            {words.promise}
          </h1>
          {answer?.ok ? (
            <p className="mt-5 max-w-[30em] text-lg text-pretty">{newsletterThanks}</p>
          ) : (
            <>
              <p className="mt-5 max-w-[30em] text-lg text-pretty">{words.intro}</p>
              <NewsletterForm answer={answer} className="mt-6 max-w-[34em]" />
            </>
          )}
        </div>
      </PicturePoster>
      <div className="wrap">
        <h2 className="sr-only">What you get</h2>
        <TitledPoints points={words.points} />
      </div>
    </>
  )
}
