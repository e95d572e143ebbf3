import type { IconNode } from 'lucide'
import { createElement } from 'react'

type IconProps = { node: IconNode; size?: number | string; className?: string; fill?: string }

/** A drawing beside words: `<Icon node={Menu} />` with the node from 'lucide'. Never the only name of a control. */
export function Icon({ node, size = 24, className, fill = 'none' }: IconProps) {
  const line = node.map(lineOf).join('')
  const others = node.filter((shape) => !lineOf(shape))
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={fill}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {/* In one go: a page of cards has hundreds of icons, and every element costs a phone time. */}
      {line && <path d={line} />}
      {others.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))}
    </svg>
  )
}

/** A path or a circle as a part of one path; nothing for other shapes. */
function lineOf([tag, { d, cx, cy, r }]: IconNode[number]): string {
  // At its beginning a relative move is an absolute one.
  if (tag === 'path') return String(d).replace(/^m/, 'M0 0m')
  return tag === 'circle'
    ? `M${cx} ${cy}m-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0`
    : ''
}
