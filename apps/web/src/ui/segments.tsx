import { Link } from './link.tsx'
import { useAddress } from './router.ts'
import { Badge, NewDot } from './stat.tsx'
import * as texts from './texts.ts'

/** The heading below tells the same number. */
const LISTED = 999

/** Parts of one screen with an address each; a part without an address does not exist yet. */
export const LinkSegments = ({
  label,
  tabs,
}: {
  label: string
  /**
   * `fresh`: how many of them wait for an answer, marked while they are not shown. `here` where the address alone does
   * not say which is shown.
   */
  tabs: readonly { to?: string; text: string; count?: number; fresh?: number; here?: boolean }[]
}) => {
  const { pathname } = useAddress()
  return (
    <nav className="segments" aria-label={label}>
      {tabs.map(({ to, text, count = 0, fresh = 0, here = pathname === to }) =>
        to === undefined ? (
          <button key={text} type="button" disabled title={texts.comingSoon}>
            {text}
            <span className="visually-hidden"> {texts.comingSoon}</span>
          </button>
        ) : (
          <Link key={text} to={to} replace aria-current={here ? 'page' : undefined}>
            {text}{' '}
            <span className="with-dot">
              <Badge count={count} most={LISTED} />
              <NewDot count={here ? 0 : fresh} />
            </span>
          </Link>
        ),
      )}
    </nav>
  )
}

/** Parts of one screen that share an address: a choice of one, with counts. */
export const Segments = <V extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: V
  /** `fresh`: how many of them are new to the viewer. */
  options: readonly { value: V; text: string; count?: number; fresh?: number }[]
  onChange: (value: V) => void
}) => (
  <fieldset className="segments">
    <legend className="visually-hidden">{label}</legend>
    {options.map(({ value: option, text, count = 0, fresh = 0 }) => (
      <label key={option}>
        <input type="radio" name={label} checked={option === value} onChange={() => onChange(option)} />
        {text}{' '}
        <span className="with-dot">
          <Badge count={count} most={LISTED} />
          <NewDot count={fresh} />
        </span>
      </label>
    ))}
  </fieldset>
)
