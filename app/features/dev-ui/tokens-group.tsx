import { Group, Specimen } from './group.tsx'

const colours = [
  ['paper', 'The page'],
  ['surface', 'Cards, fields'],
  ['paper-2', 'Chips, hover'],
  ['line', 'Rules'],
  ['edge', 'Edges of fields, 3:1'],
  ['ink', 'Text, 15.7:1'],
  ['ink-2', 'Second voice, 8:1'],
  ['ink-3', 'Small print, 5:1'],
  ['cream', 'Text on pictures'],
  ['indigo', 'Dark bands'],
  ['indigo-2', 'On indigo'],
  ['lavender', 'Text on indigo'],
  ['madder', 'The one main action'],
  ['madder-deep', 'Its hover'],
  ['madder-tint', 'Under madder text'],
  ['marigold', 'Action on dark, stars'],
  ['marigold-deep', 'Its text'],
  ['marigold-tint', 'Under that text'],
  ['peacock', 'Links, icons, focus'],
  ['peacock-tint', 'Under peacock text'],
  ['leaf', 'Good news'],
  ['leaf-tint', 'Under leaf text'],
  ['alert', 'Errors'],
  ['alert-tint', 'Under alert text'],
] as const

const sizes = [
  ['display text-3xl', '3xl', 'Travel in good company'],
  ['display text-2xl', '2xl', 'Leaving soon'],
  ['display text-xl', 'xl', 'Winter skies of Spiti'],
  ['text-lg', 'lg', 'Eight days over five of the highest roads on earth.'],
  ['', 'base', 'Mechanics ride with the group, fuel is in the price, and so is the oxygen.'],
  ['text-sm', 'sm', 'Pictures are illustrations.'],
] as const

const weights = [
  ['font-normal', 'normal 400'],
  ['font-label', 'label 560'],
  ['font-strong', 'strong 640'],
  ['font-price tabular-nums', 'price 700, ₹26,500'],
] as const

const spaces = [4, 8, 12, 16, 24, 32, 48, 72, 112]

const radii = [
  ['xs', 'xs 4'],
  ['s', 's 8'],
  ['m', 'm 14'],
  ['l', 'l 22'],
  ['xl', 'xl 32'],
  ['pill', 'pill'],
] as const

const shadows = [
  ['shadow-1', 'At rest'],
  ['shadow-2', 'Lifted'],
  ['shadow-3', 'Above the page'],
] as const

export function TokensGroup() {
  return (
    <Group
      id="tokens"
      title="Tokens"
      intro="A travel poster drawn in India, lit by the hour: paper and ink, one madder action a view, peacock for what leads on."
    >
      <Specimen name="Colour" className="grid grid-cols-2 gap-x-4 gap-y-5 s:grid-cols-3 l:grid-cols-6">
        {colours.map(([name, use]) => (
          <div key={name} className="min-w-0">
            <div className="h-20 rounded-m shadow-1" style={{ background: `var(--color-${name})` }} />
            <p className="mt-2 text-[0.9375rem] font-label">{name}</p>
            <p className="text-sm text-ink-3">{use}</p>
          </div>
        ))}
      </Specimen>
      <Specimen
        name="Type"
        note="Rozha One from xl up, never bold. Anek for everything else."
        className="grid gap-5"
      >
        {sizes.map(([look, name, sample]) => (
          <div key={name} className="grid items-baseline gap-x-6">
            <span className="text-sm text-ink-3">{name}</span>
            <span className={`min-w-0 ${look}`}>{sample}</span>
          </div>
        ))}
        <div className="flex flex-wrap gap-x-8 gap-y-2 text-lg">
          {weights.map(([look, name]) => (
            <span key={name} className={look}>
              {name}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen
        name="Space"
        note="4, 8, 12, 16, 24, 32, 48, 72, 112. Sections breathe at 72 to 112."
        className="flex flex-wrap items-end gap-4"
      >
        {spaces.map((space) => (
          <div key={space} className="grid justify-items-center gap-1.5">
            <div className="h-6 bg-indigo" style={{ width: space }} />
            <span className="text-sm text-ink-3 tabular-nums">{space}</span>
          </div>
        ))}
      </Specimen>
      <div className="grid gap-12 l:grid-cols-2">
        <Specimen name="Radius" className="grid grid-cols-3 gap-4">
          {radii.map(([radius, name]) => (
            <div
              key={name}
              className="grid h-20 place-items-center bg-indigo text-sm font-label text-white"
              style={{ borderRadius: `var(--radius-${radius})` }}
            >
              {name}
            </div>
          ))}
        </Specimen>
        <Specimen name="Shadow" note="Indigo in tint, soft and long." className="grid gap-5 s:grid-cols-3">
          {shadows.map(([look, name]) => (
            <div
              key={look}
              className={`grid h-20 place-items-center rounded-l bg-surface text-center text-sm ${look}`}
            >
              <span>
                <b className="block font-label">{look}</b>
                <span className="text-ink-3">{name}</span>
              </span>
            </div>
          ))}
        </Specimen>
      </div>
    </Group>
  )
}
