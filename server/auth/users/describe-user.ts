import type { Factor } from '../factors/factor-store.ts'
import type { User } from './user-store.ts'

export const appMetadata = { provider: 'phone', providers: ['phone'] }

/** A user as Supabase Auth shows one. */
export function describeUser(user: User, factors: Factor[]) {
  const at = (moment: Date | null) => moment?.toISOString()
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone: user.phone,
    phone_confirmed_at: at(user.phoneConfirmedAt),
    confirmed_at: at(user.phoneConfirmedAt),
    confirmation_sent_at: at(user.codeSentAt),
    new_phone: user.newPhone ?? undefined,
    phone_change_sent_at: at(user.phoneChangeSentAt),
    last_sign_in_at: at(user.lastSignInAt),
    banned_until: at(user.bannedUntil),
    app_metadata: appMetadata,
    user_metadata: user.metadata,
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: { email_verified: false, phone_verified: true, sub: user.id },
        provider: 'phone',
        last_sign_in_at: at(user.lastSignInAt),
        created_at: at(user.createdAt),
        updated_at: at(user.updatedAt),
      },
    ],
    factors: factors.length === 0 ? undefined : factors.map(describeFactor),
    created_at: at(user.createdAt),
    updated_at: at(user.updatedAt),
    is_anonymous: false,
  }
}

function describeFactor(factor: Factor) {
  return {
    id: factor.id,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    status: factor.verifiedAt ? 'verified' : 'unverified',
    friendly_name: factor.friendlyName || undefined,
    factor_type: 'totp',
  }
}
