import type { OpenCard } from '@gauntlet/contract/challenges/open-card'
import { mdiCalendarClock, mdiCheckBold, mdiCircleOutline } from '@mdi/js'
import { fill, paths } from '../../paths.ts'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { LinkCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SportRank } from '../../people/player-card.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import '../challenges/challenges.css'
import { Odds } from '../challenges/detail/odds.tsx'
import { StartTime } from '../challenges/time.tsx'
import { useNow } from '../../ui/use-now.ts'
import { JoinActions } from './join-actions.tsx'
import { ownPlace } from './own-place.ts'
import { WhereLine } from '../../places/where.tsx'
import * as texts from './texts.ts'

const MINUTE_MS = 60_000
/** px */
const FACE = 52
const NAME_LARGEST = 20

/** An open challenge to join: whose, when, where, and the stake. */
export function OpenChallengeCard({ challenge, viewerId }: { challenge: OpenCard; viewerId: string }) {
  const now = useNow(MINUTE_MS)
  const { id, issuer, users, sport, ranked, distance, actions } = challenge
  const place = ownPlace(challenge, viewerId)
  return (
    <LinkCard
      to={fill(paths.challengeIssue, { id })}
      lead={<Avatar id={issuer.id} name={issuer.full_name} image={issuer.preference.image} size={FACE} />}
      title={<Name largest={NAME_LARGEST}>{issuer.full_name}</Name>}
      actions={
        [actions.join, actions.unjoin].some(({ kind }) => kind !== 'hidden') && (
          <JoinActions challenge={challenge} viewerId={viewerId} />
        )
      }
    >
      <SportRank sport={sport.name} rank={issuer.rank} provisional={issuer.provisional}>
        {ranked === 1 && <Chip>{texts.ranked}</Chip>}
        {place === 'joined' && (
          <Chip tone="sky" icon={mdiCheckBold}>
            {texts.joined}
          </Chip>
        )}
        {place === 'asked' && (
          <Chip tone="sand" icon={mdiCircleOutline}>
            {texts.youAsked}
          </Chip>
        )}
      </SportRank>
      <p className="fact small">
        <Icon path={mdiCalendarClock} />
        <StartTime challenge={challenge} now={now} />
      </p>
      <WhereLine place={challenge} distance={distance} />
      <Odds challenge={challenge} several={users.filter(user => user.id !== viewerId).length > 1} />
    </LinkCard>
  )
}
