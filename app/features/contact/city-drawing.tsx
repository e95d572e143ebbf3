/**
 * The middle of New Delhi: 10,000 units are a degree of longitude, landmarks stand at their coordinates, roads are sketched between them. The pin is
 * at Connaught Place, where the head office is (content/site/company.ts); an office elsewhere needs another drawing.
 */

const roads =
  'M577 118L491 281M577 118L705 330M585 150L597 326L590 638M705 330L800 218L905 172M705 330L640 470L607 556M705 330L860 470L917 553M491 281L577 300L705 330M404 314L300 250L160 130M404 314L330 470L300 638M597 326L480 400L360 440M577 118L420 60L380 0M577 118L700 70L900 40M577 118L560 0M577 118L340 170'

export function CityDrawing() {
  return (
    <svg
      role="img"
      aria-label="Illustration: a drawn map of the middle of New Delhi, from the Ridge in the west to the Yamuna in the east"
      viewBox="0 0 1000 638"
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-marigold-tint"
    >
      <path
        d="M70 160C120 110 210 120 250 190C280 250 240 300 262 380C280 450 240 540 170 560C100 570 60 520 70 440C80 360 40 240 70 160Z"
        className="fill-leaf-tint"
      />
      <circle cx="607" cy="556" r="42" className="fill-leaf-tint" />
      <circle cx="917" cy="553" r="34" className="fill-leaf-tint" />
      <path d="M466 306H705V346H466Z" className="fill-leaf-tint" />
      <path
        d="M938 -20C944 70 958 110 972 166C986 220 1000 270 1024 340"
        fill="none"
        strokeWidth="52"
        className="stroke-peacock/30"
      />
      <path
        d={roads}
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-surface"
      />
      <path
        d="M404 316L705 328"
        fill="none"
        strokeWidth="13"
        strokeLinecap="round"
        className="stroke-surface"
      />
      {[34, 23, 11].map((radius) => (
        <circle
          key={radius}
          cx="577"
          cy="118"
          r={radius}
          strokeWidth="6"
          className="fill-marigold-tint stroke-surface"
        />
      ))}
      <path
        d="M705 292L738 311V349L705 368L672 349V311Z"
        strokeWidth="9"
        strokeLinejoin="round"
        className="fill-leaf-tint stroke-surface"
      />
      <path
        d="M694 343V318H716V343M700 343V329Q705 323 710 329V343"
        fill="none"
        strokeWidth="4"
        className="stroke-ink-2"
      />
      <Names />
      <path
        d="M577 118C553 90 543 76 543 58A34 34 0 0 1 611 58C611 76 601 90 577 118Z"
        className="fill-indigo"
      />
      <circle cx="577" cy="58" r="12" className="fill-surface" />
    </svg>
  )
}

function Names() {
  return (
    <g className="fill-ink-2 text-[30px] font-label l:text-[22px]">
      <text x="624" y="128">
        Connaught Place
      </text>
      <text x="752" y="338">
        India Gate
      </text>
      <text x="100" y="360">
        The Ridge
      </text>
      <text x="900" y="90" textAnchor="end">
        Yamuna
      </text>
      <text x="555" y="566" textAnchor="end">
        Lodhi Garden
      </text>
    </g>
  )
}
