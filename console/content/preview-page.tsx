import { EyeOff } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { PageHead } from '../ui/page-head.tsx'
import { State } from '../ui/state.tsx'
import { ItemTabs } from './item-tabs.tsx'
import { NoDraft } from './no-draft.tsx'
import type { PreviewView } from './show-preview.ts'

/** A draft on the page that it would have, as a phone and as a wide screen show it. */
export function PreviewPage({ view }: { view: PreviewView }) {
  const { title, link, address } = view
  return (
    <>
      <PageHead title={title} line="The draft as the site would show it. Nothing can be booked from it." />
      <ItemTabs view={view} here="preview" />
      {view.unseen ? (
        <State
          icon={EyeOff}
          title="No page shows it by itself"
          ways={
            <a href={`${address}/publish`} className="button">
              What changes
            </a>
          }
        >
          {view.unseen}
        </State>
      ) : link === null ? (
        <NoDraft address={address}>
          What stands on the site is what is written here. Change something to see it first.
        </NoDraft>
      ) : (
        <div className="stack">
          <Sharing link={link.link} until={link.until} />
          <div className="content-frames">
            <Frame title="On a phone, 390 px" src={link.frame} look="phone" />
            <Frame title="On a wide screen, 1440 px, made smaller" src={link.frame} look="wide" />
          </div>
        </div>
      )}
    </>
  )
}

function Sharing({ link, until }: { link: string; until: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <section className="panel padded" aria-labelledby="share-title">
      <h2 id="share-title" className="mb-2">
        Show it to somebody
      </h2>
      <div className="field">
        <label htmlFor="preview-link">Link, without a login</label>
        <input id="preview-link" type="text" className="input" readOnly value={link} />
        <p className="hint">Whoever has it sees the draft as it is then, until {until} IST.</p>
      </div>
      <div className="line mt-4">
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          Copy the link
        </button>
        <a href={link} className="button" target="_blank" rel="noreferrer">
          Open it
        </a>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(link)}`}
          className="button"
          target="_blank"
          rel="noreferrer"
        >
          Send by WhatsApp
        </a>
        <span role="status" className="small quiet-text">
          {copied && 'Copied.'}
        </span>
      </div>
    </section>
  )
}

type FrameProps = { title: string; src: string; look: 'phone' | 'wide' }

/** On a small screen the wide one is folded: there it says little. */
function Frame({ title, src, look }: FrameProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (fold.current && look === 'wide' && matchMedia('(width < 900px)').matches) fold.current.open = false
  }, [look])
  return (
    <details ref={fold} open className={`content-frame ${look}`}>
      <summary>{title}</summary>
      <div className="content-frame-room">
        <iframe src={src} title={title} loading="lazy" referrerPolicy="no-referrer" />
      </div>
    </details>
  )
}
