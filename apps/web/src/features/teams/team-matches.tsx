import { lineups } from '@gauntlet/contract/challenges/lineup'
import type { TeamMatch } from '@gauntlet/contract/challenges/sides'
import { mdiCheckBold, mdiMinusThick } from '@mdi/js'
import { useApi } from '../../api/use-api.ts'
import { LANGUAGE } from '../../language.ts'
import { fill, paths } from '../../paths.ts'
import { namesTogether } from '../../people/names.ts'
import { shortPlace } from '../../places/short-place.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { rich } from '../../ui/rich.tsx'
import { say } from '../../ui/say.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import * as texts from './texts.ts'

const dayOf = ({ challenge_start, timezone }: TeamMatch) =>
  new Intl.DateTimeFormat(LANGUAGE, { timeZone: timezone, year: 'numeric', month: 'short', day: 'numeric' }).format(
    new Date(challenge_start),
  )

const OutcomeChip = ({ outcome }: Pick<TeamMatch, 'outcome'>) => {
  if (outcome === 'drawn') return <Chip>{texts.drawn}</Chip>
  return outcome === 'won' ? (
    <Chip tone="grass" icon={mdiCheckBold}>
      {texts.won}
    </Chip>
  ) : (
    <Chip tone="clay" icon={mdiMinusThick}>
      {texts.lost}
    </Chip>
  )
}

/** The team that was played, or those who played for none. */
const Opponent = ({ match: { against, opponents } }: { match: TeamMatch }) =>
  against ? <Link to={fill(paths.teamEdit, { id: against.id })}>{against.name}</Link> : namesTogether(opponents)

const Row = ({ match }: { match: TeamMatch }) => (
  <li className="team-match">
    <div className="team-head-words">
      <p className="team-player-name">{rich(texts.againstOpponent, { opponent: <Opponent match={match} /> })}</p>
      {match.score !== '' && <p className="small numbers">{match.score}</p>}
      <p className="soft small">
        {dayOf(match)} · {shortPlace(match.location)}
      </p>
      {match.players.length > 0 && (
        <p className="soft small">{say(texts.lineUpNames, { names: namesTogether(match.players) })}</p>
      )}
    </div>
    <OutcomeChip outcome={match.outcome} />
  </li>
)

const useRecord = (teamId: string) => useApi(lineups.ofTeam, { team_id: teamId })

/** Before that a team has no record. */
export function useHasPlayed(teamId: string): boolean {
  const record = useRecord(teamId).data?.payload
  return record !== undefined && record.wins + record.draws + record.losses > 0
}

/** '3–1', and with draws '3–1–1'; in words for players who do not see it. */
export function TeamRecord({ teamId }: { teamId: string }) {
  const record = useRecord(teamId).data?.payload
  if (!record) return null
  const { wins, draws, losses } = record
  return (
    <>
      <span aria-hidden="true">{(draws === 0 ? [wins, losses] : [wins, draws, losses]).join('–')}</span>
      <span className="visually-hidden">{say(texts.wonDrawnLost, { wins, draws, losses })}</span>
    </>
  )
}

/** The matches that a team has played, as far as the viewer may see them. */
export function TeamMatches({ teamId }: { teamId: string }) {
  const { data, error, refetch } = useRecord(teamId)
  const record = data?.payload
  const count = record && record.matches.length > 0 ? record.matches.length : undefined
  return (
    <Section title={texts.matches} {...(count !== undefined && { count })}>
      {!record && !error && <SkeletonList rows={2} />}
      {!record && error && <ErrorState error={error} retry={() => void refetch()} />}
      {record && (
        <Card>
          {record.matches.length === 0 ? (
            <p className="soft">{texts.noMatchPlayedYet}</p>
          ) : (
            <ul>
              {record.matches.map(match => (
                <Row key={match.id} match={match} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </Section>
  )
}
