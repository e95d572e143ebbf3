import { keyed } from '#app/ui/collections/keyed.ts'

/** The stops of the journey on a line. */
export function RouteStrip({ stops }: { stops: string[] }) {
  return (
    <ol aria-label="Route" className="flex flex-wrap gap-y-2.5 pb-1.5">
      {keyed(stops, (stop) => stop).map(([key, stop]) => (
        <li
          key={key}
          className="relative basis-1/3 pt-6.5 text-center text-sm leading-tight font-label before:absolute before:top-1 before:left-1/2 before:size-3.5 before:-translate-x-1/2 before:rounded-pill before:bg-marigold not-last:after:absolute not-last:after:top-2.5 not-last:after:left-[calc(50%+10px)] not-last:after:w-[calc(100%-20px)] not-last:after:border-t-2 not-last:after:border-dashed not-last:after:border-marigold-deep max-m:nth-[3n]:after:hidden m:flex-1 m:basis-0 print:flex-1 print:basis-0"
        >
          {stop}
        </li>
      ))}
    </ol>
  )
}
