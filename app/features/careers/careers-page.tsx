import { ArrowRight } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import type { PageAnswer } from '#app/ui/forms/use-page-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TitledPoints } from '#app/ui/sections/titled-points.tsx'
import type { CareersPageData } from '#server/pages/show-careers.ts'
import { ApplicationForm } from './application-form.tsx'

const dialog = loadOnDemand(() =>
  import('./on-demand/application-dialog.tsx').then(({ ApplicationDialog }) => ApplicationDialog),
)

type Opening = CareersPageData['words']['openings'][number]
type CareersPageProps = Omit<CareersPageData, 'head'> & { answer?: PageAnswer }

export function CareersPage({ trail, words, picture, chosen, sent, answer }: CareersPageProps) {
  const [applied, setApplied] = useState<Opening | null>(null)
  return (
    <>
      <div className="wrap pt-6 m:pt-10">
        <Breadcrumbs trail={trail} />
        <div className="mt-3 grid grid-cols-1 items-center gap-x-14 gap-y-7 l:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
          <div>
            <h1 className="display text-3xl">{words.title}</h1>
            <p className="mt-5 max-w-[30em] text-lg text-pretty text-ink-2">{words.intro}</p>
            <ul className="mt-6 m:max-l:hidden">
              {words.openings.map(({ id, title, location }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="group flex min-h-11 items-center justify-between gap-x-3 border-t border-line py-2"
                  >
                    <span className="grow font-strong group-hover:text-peacock">
                      {title} <span className="block text-sm font-normal text-ink-3">{location}</span>
                    </span>
                    <Icon node={ArrowRight} size={18} className="shrink-0 text-peacock" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <Picture
            data={picture}
            sizes="(width < 1024px) 91vw, 660px"
            priority
            className="aspect-[8/5] rounded-l max-l:order-first m:rounded-xl"
          />
        </div>
        <section aria-labelledby="openings-title" className="mt-12 m:mt-18">
          <h2 id="openings-title" className="display text-2xl">
            {words.openingsTitle}
          </h2>
          <ul className="mt-7 grid grid-cols-1 items-start gap-4 m:mt-9 m:gap-6 xl:grid-cols-2">
            {words.openings.map((opening) => (
              <OpeningCard key={opening.id} opening={opening} onApply={() => setApplied(opening)}>
                {chosen?.id === opening.id && (
                  <ApplicationForm
                    openingId={opening.id}
                    answer={answer}
                    sent={sent}
                    className="mt-6 border-t border-line pt-6"
                  />
                )}
              </OpeningCard>
            ))}
          </ul>
        </section>
        {applied && <dialog.Component opening={applied} onClose={() => setApplied(null)} />}
      </div>
      <section
        aria-labelledby="perks-title"
        className="mt-18 bg-paper-2 py-[clamp(56px,7vw,96px)] [--color-ink-3:var(--color-ink-2)] m:mt-28"
      >
        <div data-edge className="wrap">
          <h2 id="perks-title" className="display text-2xl">
            {words.perksTitle}
          </h2>
          <TitledPoints points={words.perks} />
        </div>
      </section>
    </>
  )
}

type OpeningCardProps = { opening: Opening; onApply: () => void; children: ReactNode }

/** Without its dialog Apply Now leads to the form on the page itself. */
function OpeningCard({ opening, onApply, children }: OpeningCardProps) {
  const { id, title, department, location, type, experience, description } = opening
  const facts = [location, type, `${experience} of experience`]
  return (
    <li id={children ? 'apply' : id} className="rounded-l bg-surface p-6 shadow-1 m:p-9">
      <p className="text-sm font-label text-peacock">{department}</p>
      <h3 className="display mt-1 text-xl">{title}</h3>
      <ul className="mt-1.5 facts text-sm text-ink-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="mt-4 text-pretty">{description}</p>
      {!children && (
        <a
          href={`/careers?opening=${id}#apply`}
          aria-haspopup="dialog"
          aria-label={`Apply Now: ${title}`}
          className={buttonLook('ghost', 'm', 'mt-6')}
          onPointerEnter={dialog.preload}
          onFocus={dialog.preload}
          onClick={(event) => dialog.open(event, onApply)}
        >
          Apply Now
        </a>
      )}
      {children}
    </li>
  )
}
