import { LANGUAGE } from '../language.ts'
import { whenNeeded } from '../ui/formats.ts'
import * as texts from './texts.ts'

const thousands = whenNeeded(() => new Intl.NumberFormat(LANGUAGE))

/** A rank; with '?' while it is provisional. */
export const Rank = ({ value, provisional }: { value: number | null; provisional: 0 | 1 }) => (
  <span className="rank">
    {value === null ? '–' : value < 1000 ? value : thousands().format(value)}
    {value !== null && provisional === 1 && (
      <span className="rank-doubt" title={texts.provisionalFewResultsSoFar}>
        ?<span className="visually-hidden"> {texts.provisional}</span>
      </span>
    )}
  </span>
)

/** How far the true rank may be from the one shown, beside it where it stands large; nothing before a ranked result. */
export const RankError = ({ points }: { points: number | null }) =>
  points !== null && (
    <>
      {' '}
      <span className="rank-error">± {points}</span>
    </>
  )
