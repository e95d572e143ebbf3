import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PicturePoster } from '#app/ui/sections/picture-poster.tsx'
import { TitledPoints } from '#app/ui/sections/titled-points.tsx'
import type { AboutPageData } from '#server/pages/show-about.ts'

type AboutPageProps = Omit<AboutPageData, 'head'>

export function AboutPage({ trail, words, picture, onTheWay, caravan, team }: AboutPageProps) {
  const { story, mission, callToAction } = words
  return (
    <>
      <Breadcrumbs trail={trail} className="wrap pt-3 m:pt-5" />
      <PicturePoster wide={picture}>
        <div className="px-2 text-cream m:px-0 l:py-28">
          <h1 className="display text-3xl">{words.title}</h1>
          <p className="mt-4 max-w-[24em] text-lg text-pretty">{words.intro}</p>
        </div>
      </PicturePoster>
      <div className="wrap">
        <section
          aria-labelledby="story-title"
          className="mt-10 grid gap-x-16 gap-y-5 m:mt-14 l:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
        >
          <div>
            <h2 id="story-title" className="display text-2xl">
              {story.title}
            </h2>
            <Picture
              data={onTheWay}
              sizes="(width < 1024px) 91vw, 440px"
              className="mt-5 aspect-[5/4] rounded-l m:mt-7"
            />
          </div>
          <div className="grid max-w-[42em] gap-5 text-lg leading-relaxed text-pretty">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      </div>
      <section aria-labelledby="mission-title" className="mt-18 m:mt-28">
        <PicturePoster wide={caravan} later>
          <div className="px-2 text-cream m:px-0 l:py-6">
            <h2 id="mission-title" className="text-lg font-strong text-marigold">
              {mission.title}
            </h2>
            <p className="mt-3 display max-w-[16em] text-xl leading-snug text-balance m:text-2xl">
              {mission.text}
            </p>
          </div>
        </PicturePoster>
      </section>
      <section aria-labelledby="apart-title" className="wrap mt-18 m:mt-28">
        <h2 id="apart-title" className="display text-2xl">
          {words.differentiatorsTitle}
        </h2>
        <TitledPoints points={words.differentiators} />
      </section>
      <Team title={words.teamTitle} team={team} />
      <section aria-labelledby="call-title" className="wrap mt-18 m:mt-28">
        <div className="grid justify-items-center rounded-l bg-paper-2 px-6 py-12 text-center m:rounded-xl m:py-18">
          <h2 id="call-title" className="display text-2xl">
            {callToAction.title}
          </h2>
          <p className="mt-4 max-w-[34em] text-lg text-pretty text-ink-2">{callToAction.text}</p>
          <PageLink to={callToAction.href} className={buttonLook('primary', 'm', 'mt-8')}>
            {callToAction.label}
          </PageLink>
        </div>
      </section>
    </>
  )
}

function Team({ title, team }: { title: string; team: AboutPageData['team'] }) {
  return (
    <section aria-labelledby="team-title" className="wrap mt-18 m:mt-28">
      <h2 id="team-title" className="display text-2xl">
        {title}
      </h2>
      <ul className="mt-7 grid gap-4 m:mt-9 m:gap-6 l:grid-cols-3">
        {team.map(({ name, role, text, portrait }) => (
          <li key={name} className="rounded-l bg-surface p-6 shadow-1 m:p-8">
            <div className="items-center gap-4 max-m:flex">
              <Picture data={portrait} alt="" sizes="112px" small className="size-28 shrink-0 rounded-pill" />
              <div>
                <h3 className="display text-xl m:mt-4">{name}</h3>
                <p className="mt-1 font-label text-peacock">{role}</p>
              </div>
            </div>
            <p className="mt-3 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
