import type { ReactNode } from 'react'
import type { Frame } from '#server/console/frame.ts'

/** Says which keys there are, opened by `?`; and switches them off. */
export function KeysHelp({ frame, on }: { frame: Frame; on: boolean }) {
  const links = frame.rail.flatMap((group) => group.links)
  return (
    <div id="keys" className="dialog" popover="auto" role="dialog" aria-labelledby="keys-title">
      <h2 id="keys-title" className="dialog-title">
        Keys
      </h2>
      <div className="my-4 flex flex-wrap gap-x-10 gap-y-4">
        <Keys title="Anywhere">
          {frame.find !== null && <Key keys={['/']} does="Find" />}
          <Key keys={['?']} does="This help" />
          <Key keys={['Esc']} does="Close" />
        </Keys>
        {links.length > 0 && (
          <Keys title="Go">
            {links.map(({ letter, title }) => (
              <Key key={letter} keys={['g', letter]} does={title} />
            ))}
          </Keys>
        )}
        <Keys title="In a list">
          <Key keys={['j', 'k']} does="Next, previous row" />
          <Key keys={['Enter']} does="Open" />
        </Keys>
      </div>
      <div className="form-foot items-center justify-between!">
        <p className="small">Keys of one letter are {on ? 'on' : 'off'}, for you in this browser.</p>
        <div className="line">
          <a href="/console/account#keys-choice" className="button">
            Change
          </a>
          <button type="button" className="button" popoverTarget="keys" popoverTargetAction="hide">
            Close
          </button>
        </div>
      </div>
    </div>
  )
}

function Keys({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2">{title}</h3>
      <dl className="key-list">{children}</dl>
    </section>
  )
}

function Key({ keys, does }: { keys: string[]; does: string }) {
  return (
    <>
      <dt className="flex gap-1">
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  )
}
