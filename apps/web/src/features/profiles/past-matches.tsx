import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { profileTexts } from '@gauntlet/contract/profiles/texts'
import { useApi } from '../../api/use-api.ts'
import { fill, paths } from '../../paths.ts'
import { Section } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type Rivalry, rivalriesOf } from './head-to-head.ts'
import './rank-history.css'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import { rich } from '../../ui/rich.tsx'

const SHOWN = 5

/** The wins of both, as a bar; in words for players who do not see it. */
function Versus({ rivalry: { id, name, won, lost, drawn, segments }, link }: { rivalry: Rivalry; link: boolean }) {
  return (
    <div className="versus">
      <div className="versus-names">
        <span>{texts.you}</span>
        <span className="versus-score">
          <span className="visually-hidden">{texts.won} </span>
          {won}
          <span aria-hidden="true"> – </span>
          <span className="visually-hidden">{texts.lost} </span>
          {lost}
        </span>
        {link ? <Link to={fill(paths.userView, { id })}>{name}</Link> : <span>{name}</span>}
      </div>
      <div className="versus-bar" aria-hidden="true">
        {won > 0 && <span className="won" style={{ flex: won }} />}
        {lost > 0 && <span className="lost" style={{ flex: lost }} />}
      </div>
      {segments[0] + segments[1] > 0 && (
        <p className="soft small numbers">{say(texts.setsWonToLost, { won: segments[0], lost: segments[1] })}</p>
      )}
      {drawn > 0 && <p className="soft small numbers">{plural(texts.nDraws, drawn)}</p>}
    </div>
  )
}

/** The viewer against the players they have met most, or against one player, by completed matches. */
export function PastMatches({ viewerId, against }: { viewerId: string; against?: { id: string; name: string } }) {
  const { data, error, refetch } = useApi(challenges.past, { x: viewerId })
  const list = data && rivalriesOf(data.payload.challenges, viewerId)
  const shown = list?.filter(({ id }) => against === undefined || id === against.id).slice(0, SHOWN)
  return (
    <Section title={texts.pastMatches}>
      {!shown && !error && <SkeletonList rows={1} />}
      {!shown && error && <ErrorState error={error} retry={() => void refetch()} />}
      {shown && shown.length === 0 && (
        <p className="card soft">
          {against ? (
            say(texts.youAndNameHaveNot, { name: against.name })
          ) : (
            <>{rich(texts.noMatchesOnceYouHavePlayed, { noMatches: <strong>{profileTexts.noMatches}</strong> })}</>
          )}
        </p>
      )}
      {shown && shown.length > 0 && (
        <ul className="card versus-list">
          {shown.map(rivalry => (
            <li key={rivalry.id}>
              <Versus rivalry={rivalry} link={against === undefined} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
