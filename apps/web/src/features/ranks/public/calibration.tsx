import { type Calibration, type CalibrationFigures, ENOUGH_MATCHES } from '@gauntlet/contract/ranks/calibration'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { type ReactNode, useState } from 'react'
import { useRow } from '../../../api/use-load.ts'
import { paths } from '../../../paths.ts'
import { useSportAsked } from '../../../sports/use-sport-asked.ts'
import { Court } from '../../../ui/court.tsx'
import '../../../ui/court.css'
import { plural } from '../../../ui/plural.ts'
import { rich } from '../../../ui/rich.tsx'
import { say } from '../../../ui/say.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { TableHead } from '../../../ui/table-head.tsx'
import * as texts from '../texts.ts'
import { agreeingOf, exampleOf, rowsOf } from './curve.ts'
import { count, moment, percent, score } from './numbers.ts'
import { Curve, Rows } from './reliability.tsx'
import '../../../ui/forms.css'
import './calibration.css'

const PARTS = ['all', 'settled', 'unsettled', 'singles', 'sides'] as const
type Part = (typeof PARTS)[number]
const partWords: Record<Part, string> = {
  all: texts.allMatches,
  settled: texts.settledRanks,
  unsettled: texts.withAQuestionMark,
  singles: texts.oneAgainstOne,
  sides: texts.withPartners,
}
/** The scores of somebody who says 50 % each time. */
const COIN = { logLoss: Math.LN2, brier: 0.25 }

/**
 * How the chances that are told before ranked matches turn out; a visitor's page has `said` so at its head. `act`: the
 * way on from the finding.
 */
export function Calibrated({ said = false, act }: { said?: boolean; act?: ReactNode }) {
  const { sport, choose } = useSportAsked(paths.truth)
  const [part, setPart] = useState<Part>('all')
  const { data, error, again } = useRow(ranks.calibration, sport === undefined ? {} : { sport })
  const told = data?.payload
  return (
    <div className="stack calibration">
      {!said && <p>{texts.beforeARankedMatch}</p>}
      {error ? (
        <ErrorState error={error} retry={again} />
      ) : told ? (
        <>
          <Figures figures={told[part]} act={act}>
            <Choices told={told} sport={sport} choose={choose} part={part} setPart={setPart} />
          </Figures>
          {told.all.enough === 1 && <Scores told={told} />}
          <HowCounted told={told} figures={told[part]} />
        </>
      ) : (
        <SkeletonList rows={4} />
      )}
    </div>
  )
}

interface ChoicesProps {
  told: Calibration
  sport: string | undefined
  choose: (sport: string | undefined) => void
  part: Part
  setPart: (part: Part) => void
}

/** Of which matches, each in words of its own. */
const Choices = ({ told, sport, choose, part, setPart }: ChoicesProps) => (
  <div className="calibration-choices">
    <select
      className="control"
      aria-label={texts.sport}
      value={sport ?? ''}
      onChange={event => choose(event.currentTarget.value || undefined)}
    >
      <option value="">{texts.allSports}</option>
      {told.sports.map(({ sport: { id, name }, matches }) => (
        <option key={id} value={id}>
          {plural(texts.nOfSport, matches, { sport: name })}
        </option>
      ))}
    </select>
    <select
      className="control"
      aria-label={texts.whichMatches}
      value={part}
      onChange={event => setPart(PARTS.find(each => each === event.currentTarget.value) ?? 'all')}
    >
      {PARTS.map(each => (
        <option key={each} value={each}>
          {partWords[each]}
        </option>
      ))}
    </select>
  </div>
)

/** The finding in a sentence on the court, then of which matches it is, and the figures as a line and a table. */
function Figures({ figures, act, children }: { figures: CalibrationFigures; act: ReactNode; children: ReactNode }) {
  const rows = rowsOf(figures.bins)
  const example = exampleOf(figures)
  if (figures.enough === 0 || !example)
    return (
      <>
        {children}
        <EmptyState title={texts.notEnoughMatches}>
          <p>{plural(texts.thereAreOf, figures.matches, { enough: ENOUGH_MATCHES })}</p>
        </EmptyState>
      </>
    )
  const { from, to, happened, won, matches } = example
  return (
    <section className="card stack">
      <div className="calibration-found">
        <Court />
        <p className="calibration-example">
          {rich(texts.whenWeSaidPlayersWon, {
            from: percent(from),
            to: percent(to),
            happened: <strong>{percent(happened)}</strong>,
          })}{' '}
          <span className="small numbers">{say(texts.wonOfMatches, { won: count(won), matches: count(matches) })}</span>
        </p>
        {act}
      </div>
      {children}
      <div className="calibration-figure">
        <figure className="stack tight">
          <Curve rows={rows} told={from} />
          <figcaption className="stack tight small">
            <p>{rich(texts.rowsAgree, { agreeing: <strong>{agreeingOf(rows)}</strong>, rows: rows.length })}</p>
            <details className="calibration-how">
              <summary>{texts.howToReadIt}</summary>
              <p className="soft">{texts.onTheLine}</p>
            </details>
          </figcaption>
        </figure>
        <Rows rows={rows} told={from} />
      </div>
    </section>
  )
}

const scoreOr = (value: number | null) => (value === null ? '–' : score(value))

const Scores = ({ told }: { told: Calibration }) => (
  <section className="card stack">
    <h2>{texts.againstACoin}</h2>
    <p>{texts.twoScores}</p>
    <table className="table small">
      <TableHead first={texts.whichMatches} numbers={[texts.matches, texts.logLoss, texts.brier]} />
      <tbody>
        {PARTS.map(part => (
          <tr key={part}>
            <th scope="row">{partWords[part]}</th>
            <td className="number">{count(told[part].matches)}</td>
            <td className="number">{scoreOr(told[part].log_loss)}</td>
            <td className="number">{scoreOr(told[part].brier)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{texts.aCoin}</th>
          <td className="number">{count(told.all.matches)}</td>
          <td className="number">{score(COIN.logLoss)}</td>
          <td className="number">{score(COIN.brier)}</td>
        </tr>
      </tbody>
    </table>
    {PARTS.some(part => told[part].enough === 0) && (
      <p className="soft small">{say(texts.aDashIsFew, { enough: ENOUGH_MATCHES })}</p>
    )}
  </section>
)

const HowCounted = ({ told, figures }: { told: Calibration; figures: CalibrationFigures }) => (
  <section className="stack">
    <h2>{texts.howItIsCounted}</h2>
    <ul className="bullets stack tight">
      <li>{texts.beforeTheMatch}</li>
      <li>
        {texts.eachMatchTwice} {figures.even > 0 && plural(texts.evenMatches, figures.even)}
      </li>
      <li>
        {texts.drawsAreLeftOut} {figures.draws > 0 && plural(texts.nDraws, figures.draws)}
      </li>
      <li>{texts.settledIs}</li>
      <li>{texts.placesAreNot}</li>
      {told.counted_at !== null && <li>{say(texts.countedAt, { when: moment(told.counted_at) })}</li>}
    </ul>
  </section>
)
