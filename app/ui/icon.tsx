import type { IconNode } from 'lucide'
import { createElement } from 'react'

type IconProps = { node: IconNode; size?: number | string; className?: string; fill?: string }

/** A drawing beside words: `<Icon node={Menu} />` with the node from 'lucide'. Never the only name of a control. */
export function Icon({ node, size = 24, className, fill = 'none' }: IconProps) {
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
      {node.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))}
    </svg>
  )
}
