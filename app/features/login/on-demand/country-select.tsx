import { Select } from '#app/ui/forms/select.tsx'
import { type CountryCode, countries } from '#domain/forms/login-phone.ts'

type CountrySelectProps = { value: CountryCode; onChange: (value: CountryCode) => void }

/** Closed it shows flag and code; its list names the countries. */
export function CountrySelect({ value, onChange }: CountrySelectProps) {
  const chosen = countries.find(({ code }) => code === value) ?? countries[0]
  return (
    <div className="relative">
      <Select
        aria-label="Country code"
        autoComplete="tel-country-code"
        value={value}
        onChange={({ target }) => {
          const next = countries.find(({ code }) => code === target.value)
          if (next) onChange(next.code)
        }}
        className="text-transparent [&_option]:text-ink"
      >
        {countries.map(({ code, country, flag }) => (
          <option key={code} value={code}>
            {flag} {country} (+{code})
          </option>
        ))}
      </Select>
      <span aria-hidden className="pointer-events-none absolute inset-y-0 left-4 flex items-center gap-1.5">
        {chosen.flag} <span className="tabular-nums">+{chosen.code}</span>
      </span>
    </div>
  )
}
