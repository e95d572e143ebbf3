import type { ReactNode } from 'react'
import { loginDialog, openLogin } from './login-host.tsx'

type Props = {
  className: string
  children: ReactNode
  onOpen?: () => void
  id?: string
  /** Stands in the field already, as it was typed elsewhere. */
  phone?: string
}

/** Opens 'Login with Phone'. Without its script it leads to the profile, which says what it needs. */
export function LoginButton({ onOpen, phone, ...rest }: Props) {
  return (
    <a
      href="/profile"
      aria-haspopup="dialog"
      onPointerEnter={loginDialog.preload}
      onFocus={loginDialog.preload}
      onClick={(event) =>
        loginDialog.open(event, () => {
          onOpen?.()
          openLogin(phone)
        })
      }
      {...rest}
    />
  )
}
