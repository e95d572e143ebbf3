export function HighlightsPanel({ highlights }: { highlights: string[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-5 m:grid-cols-2">
      {highlights.map((highlight) => (
        <li key={highlight} className="border-t-2 border-marigold pt-3.5 text-pretty">
          {highlight}
        </li>
      ))}
    </ul>
  )
}
