import { Suspense } from 'react'
import { lazy } from '../../ui/part.tsx'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, challengeStatusWords } from '@gauntlet/contract/challenges/status'
import { mdiAccountGroupOutline, mdiCalendarClock } from '@mdi/js'
import { fill, paths } from '../../paths.ts'
import { Name } from '../../ui/avatar.tsx'
import { LinkCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WhereLine } from '../../places/where.tsx'
import { RankChange } from '../../ui/stat.tsx'
import { Chip, StatusChip } from '../../ui/status-chip.tsx'
import { ChallengeActions } from './actions/challenge-actions.tsx'
import './challenges.css'
import { drawn } from './actions/drawn.ts'
import { RivalFaces } from './rival-faces.tsx'
import { NewMark } from './new-mark.tsx'
import { CornerChance, Odds, ShortStake, Stake } from './detail/odds.tsx'
import { askedOf, others, soleAsker } from './who.ts'
import { StartTime } from './time.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useStarted, useWaiting } from './waiting/use-waiting.ts'
import { asksForTheHour, placesLine, rivals, titleOf } from './sides.ts'
import { standingLine } from './words.ts'
import * as lineupTexts from './lineup/texts.ts'
import * as timesTexts from './times/texts.ts'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'

const ClashLine = lazy(() => import('./clash-line.tsx'))

const MINUTE_MS = 60_000
/** px */
const NAME_PX = 20
/** Names of several make a sentence, which may break. */
const SENTENCE_PX = 16

/** The state of a challenge in words, below the name of the player whom it is about. */
function lineBelowName(challenge: Challenge, viewerId: string, told: boolean): string | undefined {
  const line = standingLine(challenge, viewerId, told)
  const name = others(challenge, viewerId)[0]?.first_name ?? soleAsker(challenge)?.first_name ?? ''
  if (line === say(texts.nameChallengedYou, { name })) return texts.challengedYou
  return line === say(texts.nameAsksToJoin, { name }) ? texts.asksToJoin : line
}

/** A challenge in a list: who, what, when, where, and its buttons. */
export function ChallengeCard({ challenge: loaded, viewerId }: { challenge: Challenge; viewerId: string }) {
  const now = useNow(MINUTE_MS)
  const challenge = useStarted(loaded, now)
  const { id, sport, ranked, rank_change, event_status_id, distance, offer } = challenge
  const people = rivals(challenge, viewerId)
  const places = placesLine(challenge, viewerId)
  const waiting = useWaiting(id, viewerId)
  const line = lineBelowName(challenge, viewerId, waiting !== undefined)
  const moreTimes = (offer?.times.length ?? 1) - 1
  // Its sentence, its day and the list above tell that it is still ahead.
  const isAhead = event_status_id === S.upcoming || (event_status_id === S.pending && line !== undefined)
  const { chance, draw_chance, stake } = challenge
  const several = askedOf(challenge, viewerId).length > 1
  const corner = chance !== null && !several
  // Nothing depends on it once it is agreed, and yet it says what is to come.
  const agreed = event_status_id === S.upcoming && people.length === 1 ? people[0]?.chance : undefined
  const told = corner ? chance : (agreed ?? null)
  const shortStake = corner && stake && <ShortStake stake={stake} />
  const hasActions = waiting !== undefined || soleAsker(challenge) !== undefined || drawn(challenge.actions).length > 0
  return (
    <LinkCard
      to={fill(paths.challengeIssue, { id })}
      title={
        <Name largest={NAME_PX} {...(challenge.sides && { smallest: SENTENCE_PX })}>
          {titleOf(challenge, viewerId)}
        </Name>
      }
      lead={<RivalFaces people={people} />}
      className="challenge-card"
      aside={told !== null && <CornerChance chance={told} draw={draw_chance} />}
      actions={hasActions && <ChallengeActions challenge={challenge} viewerId={viewerId} small />}
    >
      <p className="challenge-sport small">
        <span className="soft">
          {sport.name}
          {/* Beside a stake that is said already. */}
          {ranked === 1 && !(corner && stake) && <span className="challenge-ranked"> · {texts.ranked}</span>}
        </span>
        {challenge.captains_only && <Chip>{lineupTexts.underACaptainsName}</Chip>}
        {challenge.is_new && <NewMark />}
      </p>
      {(line !== undefined || !isAhead || shortStake) && (
        <p className="challenge-status small">
          {!isAhead && <StatusChip status={challengeStatusWords[event_status_id]} />}
          {line}
          {shortStake}
        </p>
      )}
      {places !== undefined && (
        <p className="fact small">
          <Icon path={mdiAccountGroupOutline} />
          {places}
        </p>
      )}
      <p className="fact small">
        <Icon path={mdiCalendarClock} />
        <StartTime challenge={challenge} now={now} />
        {moreTimes > 0 && <span className="soft">{plural(timesTexts.nOtherTimes, moreTimes)}</span>}
      </p>
      <WhereLine place={challenge} distance={distance} />
      {asksForTheHour(challenge) && (
        <Suspense>
          <ClashLine challenge={challenge} viewerId={viewerId} />
        </Suspense>
      )}
      {corner ? !stake && <Stake stake={null} /> : <Odds challenge={challenge} several={several} />}
      {rank_change && <RankChange moved={rank_change} />}
    </LinkCard>
  )
}
