import { Link } from '#app/ui/link.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PicturePoster } from '#app/ui/sections/picture-poster.tsx'
import { TitledPoints } from '#app/ui/sections/titled-points.tsx'
import type { NewsletterPageData } from '#server/pages/show-newsletter.ts'
import { type NewsletterAnswer, NewsletterForm, newsletterThanks } from '../newsletter-form.tsx'

type NewsletterPageProps = Omit<NewsletterPageData, 'head'> & { answer?: NewsletterAnswer }

/** A poster: one promise, one field. */
export function NewsletterPage({ words, picture, letter, answer }: NewsletterPageProps) {
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
        <section
          aria-labelledby="letter-title"
          className="mt-18 grid grid-cols-1 items-start gap-x-16 gap-y-7 m:mt-28 l:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
        >
          <div className="l:tall:sticky l:tall:top-27">
            <h2 id="letter-title" className="display text-2xl">
              {words.letter.title}
            </h2>
            <p className="mt-4 max-w-[30em] text-pretty text-ink-2">{words.letter.text}</p>
          </div>
          <SampleLetter words={words.letter} letter={letter} />
        </section>
      </div>
    </>
  )
}

type SampleLetterProps = {
  words: NewsletterPageData['words']['letter']
  letter: NewsletterPageData['letter']
}

function SampleLetter({ words, letter: { from, departures, season } }: SampleLetterProps) {
  return (
    <article aria-label={words.subject} className="rounded-l bg-surface p-6 shadow-2 m:p-9">
      <p className="flex items-center gap-3 border-b border-line pb-5">
        <img src="/mark.svg" alt="" width="40" height="40" className="size-10" />
        <span>
          <span className="block text-sm text-ink-3">From {from}</span>
          <b className="font-strong">{words.subject}</b>
        </span>
      </p>
      {departures.length > 0 && (
        <>
          <h3 className="display mt-6 text-xl">{words.departures}</h3>
          <ul className="mt-3 grid">
            {departures.map(({ id, href, title, location, duration, dates, price }) => (
              <li key={id}>
                <PageLink
                  to={href}
                  className="flex min-h-14 items-baseline justify-between gap-x-4 py-2 hover:text-peacock"
                >
                  <span className="min-w-0">
                    <span className="font-label">{title.split(': ')[0]}</span>{' '}
                    <span className="mt-0.5 facts text-sm text-ink-2">
                      <span>{dates}</span> <span>{location}</span> <span>{duration}</span>
                    </span>
                  </span>
                  <span className="font-price tabular-nums">{price}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {season && (
        <>
          <Picture
            data={season.picture}
            sizes="(width < 1024px) 80vw, 700px"
            className="mt-5 aspect-[2/1] rounded-m"
          />
          <h3 className="display mt-5 text-xl text-pretty">{season.title}</h3>
          <p className="mt-2 text-pretty text-ink-2">{season.text}</p>
          <Link to={season.to} className="mt-2 inline-flex min-h-11 items-center">
            Read on
          </Link>
        </>
      )}
      <p className="mt-5 border-t border-line pt-5 text-sm text-ink-3">
        Each letter ends with the link that unsubscribes you.
      </p>
    </article>
  )
}
