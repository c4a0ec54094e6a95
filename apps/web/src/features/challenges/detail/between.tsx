import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { rivals } from '@gauntlet/contract/challenges/rivals'
import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { useApi } from '../../../api/use-api.ts'
import { rivalryWith } from '../../../people/head-to-head.ts'
import { PastMatch } from '../../../people/past-match.tsx'
import { Versus } from '../../../people/versus.tsx'
import { Section } from '../../../ui/card.tsx'
import { say } from '../../../ui/say.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { isAhead } from '../sides.ts'
import { others } from '../who.ts'
import * as peopleTexts from '../../../people/texts.ts'
import { plural } from '../../../ui/plural.ts'
import * as texts from './texts.ts'

/** So many of the latest are looked at for those in the sport. */
const LATEST = 10
const SHOWN = 3

/** The matches that the viewer and the one other player have behind them; nothing where there are several. */
export function Between({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const [rival, ...more] = others(challenge, viewerId)
  if (!rival || rival.former || more.length > 0) return null
  return (
    <BetweenTwo
      key={rival.id}
      rival={rival}
      challengeId={challenge.id}
      sportId={challenge.sport.id}
      isPlayed={!isAhead(challenge)}
      viewerId={viewerId}
    />
  )
}

/** The same of two players, also before they have a match ahead. */
export function BetweenTwo({
  rival,
  challengeId,
  sportId,
  isPlayed = false,
  viewerId,
}: {
  rival: Pick<Participant, 'id' | 'first_name'>
  /** The match at hand, which is told already. */
  challengeId?: string
  /** The one they are to play: its record comes first, that of all sports is a line. */
  sportId: string
  /** It has begun: it would be the first no more. */
  isPlayed?: boolean
  viewerId: string
}) {
  const { id, first_name: name } = rival
  const record = useApi(rivals.of, { against: id })
  const { data, error } = useApi(challenges.past, { x: id, shared: 1, limit: LATEST })
  const isThere = record.data !== undefined && data !== undefined
  if (((record.error || error) && !isThere) || (isPlayed && !isThere)) return null
  const [met] = record.data?.payload ?? []
  const [all, rivalry] = [met && rivalryWith(met), met && rivalryWith(met, sportId)]
  if (isPlayed && !all) return null
  const isMore = met?.sports.some(one => one.sport_id !== sportId)
  const earlier = data?.payload.challenges.filter(match => match.id !== challengeId) ?? []
  const inSport = earlier.filter(match => match.sport.id === sportId)
  const before = (inSport.length > 0 ? inSport : earlier).slice(0, SHOWN)
  return (
    <Section title={say(texts.youAndName, { name })}>
      {!isThere && <SkeletonList rows={1} />}
      {isThere && !all && <p className="card soft first-meeting">{say(texts.yourFirstChallengeAgainst, { name })}</p>}
      {isThere && all && (
        <div className="card stack">
          {rivalry && <Versus rivalry={{ ...rivalry, name }} />}
          {isMore && (
            <p className={rivalry ? 'pieces soft small numbers' : 'pieces numbers'}>
              <span>{say(texts.allSports, { won: all.won, lost: all.lost })}</span>
              {all.drawn > 0 && <span>{plural(peopleTexts.nDraws, all.drawn)}</span>}
            </p>
          )}
          {before.length > 0 && (
            <ul>
              {before.map(match => (
                <PastMatch key={match.id} challenge={match} player={viewerId} named />
              ))}
            </ul>
          )}
        </div>
      )}
    </Section>
  )
}
