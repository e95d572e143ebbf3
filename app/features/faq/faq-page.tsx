import { MessageCircle, Search } from 'lucide'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Accordion } from '#app/ui/collections/accordion.tsx'
import { formControlClasses } from '#app/ui/forms/form-control-classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { PicturePoster } from '#app/ui/sections/picture-poster.tsx'
import { type FaqGroup, searchFaq } from '#domain/faq/search-faq.ts'
import type { FaqPageData } from '#server/pages/show-faq.ts'
import { useFaqSearch } from './use-faq-search.ts'

type FaqPageProps = Omit<FaqPageData, 'head'>

/** Searched as one types; without scripts the form asks the server for the same. */
export function FaqPage({ trail, title, intro, picture, asked, groups }: FaqPageProps) {
  const [typed, setTyped] = useFaqSearch()
  const found = searchFaq(groups, typed)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <Breadcrumbs trail={trail} className="wrap pt-3 m:pt-5" />
      <PicturePoster wide={picture} low>
        <div className="px-2 text-cream m:px-0 l:py-6">
          <h1 className="display text-3xl">{title}</h1>
          <p className="mt-4 max-w-[30em] text-lg text-pretty max-m:hidden">{intro}</p>
          <SearchBox typed={typed} onType={setTyped} />
        </div>
      </PicturePoster>
      <div className="wrap flex flex-col">
        <div role="status" className="mt-3 text-ink-2 empty:hidden">
          {typed.trim() !== '' &&
            (count === 0
              ? 'No FAQs found matching your search.'
              : `${count} ${count === 1 ? 'question' : 'questions'} found`)}
        </div>
        {count > 0 && (
          <div className="mt-6 l:hidden">
            <Categories groups={found} />
          </div>
        )}
        <AskedMost asked={asked} searched={typed.trim() !== ''} onFollow={() => setTyped('')} />
        <div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-10 m:mt-14 l:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-24">
          <div className="grid grid-cols-1 gap-8 max-l:hidden l:tall:sticky l:tall:top-27">
            {count > 0 && <Categories groups={found} />}
            <AskUs />
          </div>
          <div className="grid gap-12">
            {found.map(({ id, name, items }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} className="display text-xl">
                  {name}
                </h2>
                <Accordion
                  exclusive="faq"
                  className="mt-4 [&_h3]:text-pretty"
                  items={items.map((item) => ({ id: item.id, title: item.question, content: item.answer }))}
                />
              </section>
            ))}
            <AskUs className="l:hidden" />
          </div>
        </div>
      </div>
    </>
  )
}

type AskedMostProps = { asked: FaqPageData['asked']; searched: boolean; onFollow: () => void }

/** In short, each with a link that opens its question, or without a script leads to it. What a search finds goes before it. */
function AskedMost({ asked, searched, onFollow }: AskedMostProps) {
  function open(id: string): void {
    flushSync(onFollow)
    const question = document.getElementById(id)
    if (question instanceof HTMLDetailsElement) question.open = true
  }
  return (
    <nav
      aria-label="Asked most"
      className="mt-8 rounded-l bg-marigold-tint p-6 m:mt-14 m:p-8"
      style={{ order: Number(searched) }}
    >
      <p className="display text-xl">In short</p>
      <ul className="mt-3 grid gap-x-10 gap-y-3 l:grid-cols-3 l:grid-rows-[auto_1fr]">
        {asked.map(({ label, id, short, refunds }) => (
          <li key={id} className={refunds && 'l:row-span-2'}>
            <a
              href={`#${id}`}
              onClick={() => open(id)}
              className="inline-flex min-h-11 items-center font-label underline"
            >
              {label}
            </a>
            {refunds && (
              <div className="mb-3 rounded-m bg-surface px-4 shadow-1">
                <p className="pt-2 text-sm text-ink-3">Before departure</p>
                <dl className="divide-y divide-line">
                  {refunds.map(({ period, description }) => (
                    <div key={period} className="flex gap-x-4 py-2">
                      <dt className="w-24 shrink-0 font-strong">{period}</dt>
                      <dd>{description}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
            <p className="text-pretty">{short}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SearchBox({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const id = useId()
  return (
    <search className="mt-6 block max-w-[40rem] text-ink l:w-88">
      <form action="/faq" onSubmit={(event) => event.preventDefault()} className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            Search the questions and answers
          </label>
          <Icon
            node={Search}
            size={20}
            className="pointer-events-none absolute top-1/2 left-4.5 -translate-y-1/2 text-ink-3"
          />
          <input
            id={id}
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            placeholder="Refund, GST, altitude, luggage"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            className={`${formControlClasses} rounded-pill pl-12`}
          />
        </div>
        <button type="submit" className={buttonLook('primary', 'm', 'not-noscript:hidden')}>
          Search
        </button>
      </form>
    </search>
  )
}

function Categories({ groups }: { groups: FaqGroup[] }) {
  return (
    <nav aria-label="Categories" className="l:-ml-3">
      <ul className="flex gap-2 max-l:strip max-l:fading-sides max-l:*:shrink-0 l:grid l:gap-0.5">
        {groups.map(({ id, name, items }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center justify-between gap-3 rounded-pill bg-paper-2 px-4 font-label hover:text-peacock l:rounded-s l:bg-transparent l:px-3 l:hover:bg-paper-2"
            >
              {name}
              <span className="text-sm text-ink-2 tabular-nums">{items.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function AskUs({ className = '' }: { className?: string }) {
  return (
    <div className={`rounded-l bg-surface p-6 shadow-1 ${className}`}>
      <Icon node={MessageCircle} size={26} className="text-peacock" />
      <p className="mt-3 text-lg font-strong">Still have a question?</p>
      <p className="mt-1 text-ink-2">Ask a person. We answer by email, chat or phone.</p>
      <PageLink to="/contact" className={buttonLook('ghost', 's', 'mt-4')}>
        Contact us
      </PageLink>
    </div>
  )
}
