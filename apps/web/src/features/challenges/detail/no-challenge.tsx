import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { fill, paths } from '../../../paths.ts'
import { Section } from '../../../ui/card.tsx'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { WayOn } from '../../../ui/states.tsx'
import { useStore } from '../../../ui/store.ts'
import { byTime } from '../../../ui/when.ts'
import { roomy } from '../../../ui/wide.ts'
import { ChallengeCard } from '../challenge-card.tsx'
import * as detailTexts from './texts.ts'
import * as texts from '../texts.ts'

/** As many as a screen shows beside the reason. */
const SHOWN = 3

/** A challenge that is not there: the viewer's next matches are, and the others where no list stands beside it. */
export function NoChallenge() {
  const hasList = useStore(roomy)
  const { id: viewerId } = useSelf()
  const { data, error } = useApi(challenges.upcoming, {})
  const ahead = data?.payload.challenges.toSorted((a, b) => byTime(a.challenge_start, b.challenge_start)) ?? []
  const [next] = ahead
  const all = <Link to={paths.challenges}>{texts.allChallenges}</Link>
  return (
    <>
      <DeadEnd
        title={detailTexts.challengeNotFound}
        why={detailTexts.itMayBeTakenBack}
        help={
          next ? (
            <WayOn to={fill(paths.challengeIssue, { id: next.id })}>{detailTexts.toYourNextMatch}</WayOn>
          ) : (
            (data || error) && <WayOn to={paths.searchMatch}>{challengeTexts.findSomeone}</WayOn>
          )
        }
        out={!hasList && all}
      />
      {next && (
        <Section title={texts.comingUp}>
          {ahead.slice(0, SHOWN).map(challenge => (
            <ChallengeCard key={challenge.id} challenge={challenge} viewerId={viewerId} />
          ))}
        </Section>
      )}
    </>
  )
}
