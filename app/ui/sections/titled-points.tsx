type TitledPointsProps = { points: { title: string; text: string }[] }

/** Up to four short statements side by side. */
export function TitledPoints({ points }: TitledPointsProps) {
  return (
    <ul
      className={`mt-9 grid gap-x-12 gap-y-9 m:mt-12 m:grid-cols-2 ${points.length === 3 ? 'xl:grid-cols-3' : 'xl:grid-cols-4'}`}
    >
      {points.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-marigold pt-5">
          <h3 className="display text-xl">{title}</h3>
          <p className="mt-3 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
