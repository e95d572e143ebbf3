import { ChevronDown } from 'lucide'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../icon.tsx'
import { formControlClasses } from './form-control-classes.ts'

/** The browser's own select; inside a `Field` it takes the same control props as `TextInput`. */
export function Select({ className = '', ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <div className={`relative ${className}`}>
      <select
        className={`${formControlClasses} cursor-pointer appearance-none truncate py-2.5 pr-12`}
        {...rest}
      />
      <Icon
        node={ChevronDown}
        size={20}
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-ink-2"
      />
    </div>
  )
}
