import type { ReactNode } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Link } from '#app/ui/link.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { acknowledgedWithinHours, answeredWithin } from '#domain/site/grievance.ts'

/** Who sells and whom to complain to, as the law asks. */
export function SellerFacts({ className = '' }: { className?: string }) {
  const site = useSite()
  if (!site) return null
  const { legalName, address, cin, gstin, grievanceOfficer: officer } = site.seller
  return (
    <dl
      className={`grid grid-cols-1 gap-x-8 gap-y-4 rounded-l bg-surface p-6 shadow-1 m:grid-cols-2 m:p-8 ${className}`}
    >
      <Fact name="Sold by">{legalName}</Fact>
      <Fact name="Registered office">{address}</Fact>
      <Fact name="CIN">{cin}</Fact>
      <Fact name="GSTIN">{gstin}</Fact>
      <Fact name="Phone">
        <PhoneLink digits={site.phone} />
      </Fact>
      <Fact name="Email">
        <MailLink address={site.email} />
      </Fact>
      <Fact name="Grievance Officer">
        {officer.name}, {officer.designation}
        <br />
        <PhoneLink digits={officer.phone} />
        <br />
        <MailLink address={officer.email} />
      </Fact>
      <Fact name="What the Grievance Officer does">
        Acknowledges your complaint within {acknowledgedWithinHours} hours and answers it within{' '}
        {answeredWithin}.
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="break-words text-pretty">{children}</dd>
    </div>
  )
}

function PhoneLink({ digits }: { digits: string }) {
  return <Link to={`tel:+${digits}`}>{displayPhone(digits)}</Link>
}

function MailLink({ address }: { address: string }) {
  return <Link to={`mailto:${address}`}>{address}</Link>
}
