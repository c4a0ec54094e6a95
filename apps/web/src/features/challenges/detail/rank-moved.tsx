import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { type RankEntry, ranks } from '@gauntlet/contract/ranks/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card, Section } from '../../../ui/card.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { Change, Stat } from '../../../ui/stat.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { expectationLine, leadLine, meetingLine, NOT_COUNTED, uncertaintyLine } from './rank-words.ts'
import { TruthLink } from '../../../people/truth-link.tsx'
import { mine } from '../who.ts'
import * as detailTexts from './texts.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

const percent = (chance: number) => `${Math.round(chance * 100)}%`
const OUTCOMES = { won: texts.youWon, tied: detailTexts.youTied, lost: texts.youLost } as const

/** At the lowest rank there is nothing that a number would explain. */
const hasRank = (players: RankEntry['opponents'][number]['players']): boolean => players.some(({ rank }) => rank > 0)

/** The change of the viewer's rank by the result, and why; nothing if it is not ranked or not the viewer's. */
export function RankMoved({ challenge }: { challenge: Challenge }) {
  if (challenge.rank_change === null) return null
  return (
    <Section title={detailTexts.whatMovedYourRank}>
      <Explained challenge={challenge} />
    </Section>
  )
}

function Explained({ challenge }: { challenge: Challenge }) {
  const { id, sport } = challenge
  const viewer = useSelf()
  const { data, error, refetch } = useApi(ranks.history, { sport: sport.id, challenge_id: id })
  const entry = data?.payload[0]
  if (entry) return <Entry entry={entry} sportId={sport.id} settled={mine(challenge, viewer.id)?.provisional === 0} />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return data ? null : <SkeletonList rows={2} />
}

/** `settled`: the viewer's current rank stands on this screen without '?'. */
function Entry({ entry, sportId, settled }: { entry: RankEntry; sportId: string; settled: boolean }) {
  const several = entry.opponents.length > 1
  // Of a single one the hero tells all but the rank that counted.
  const told = several || entry.opponents.some(({ players }) => hasRank(players)) ? entry.opponents : []
  return (
    <Card className="moved">
      <div className="moved-numbers">
        <Stat label={detailTexts.chanceToWinLabel} value={percent(entry.chance)} size="medium" />
        <Stat
          label={detailTexts.marginOfError}
          value={say(detailTexts.deviationBeforeAfter, {
            before: entry.deviation.before,
            after: entry.deviation.after,
          })}
          size="medium"
        />
      </div>
      {told.length > 0 && (
        <ul className="moved-opponents">
          {told.map(({ players, outcome, chance, moved }) => (
            <li key={players.map(({ user }) => user.id).join()} className="moved-opponent">
              {players.map(({ user }) => (
                <Avatar key={user.id} id={user.id} name={user.full_name} image={user.preference.image} size={40} />
              ))}
              <p className="moved-words">
                <strong>{players.map(({ user }) => user.full_name).join(', ')}</strong>
                <span className="soft small numbers">
                  {say(
                    several
                      ? detailTexts.outcomeRankAndOdds
                      : hasRank(players)
                        ? detailTexts.outcomeAndRank
                        : OUTCOMES[outcome],
                    {
                      outcome: OUTCOMES[outcome],
                      // Those who play as one have one.
                      rank: [...new Set(players.map(({ rank }) => rank))].join(', '),
                      percent: percent(chance),
                    },
                  )}
                </span>
              </p>
              {several && <Change value={moved} />}
            </li>
          ))}
        </ul>
      )}
      {entry.counted === 0 ? (
        <p>{NOT_COUNTED}</p>
      ) : (
        <>
          <p className="moved-said">{expectationLine(entry)}</p>
          <ul className="moved-why soft small">
            {[leadLine(entry), meetingLine(entry)].map(line => line !== null && <li key={line}>{line}</li>)}
            <li>{uncertaintyLine(entry, settled)}</li>
          </ul>
        </>
      )}
      <TruthLink sportId={sportId} />
    </Card>
  )
}
