export function HighlightsPanel({ highlights }: { highlights: string[] }) {
  return (
    <ul className="highlights">
      {highlights.map((highlight) => (
        <li key={highlight}>{highlight}</li>
      ))}
    </ul>
  )
}
