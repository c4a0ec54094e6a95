import { useParams } from '../../../ui/router.ts'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Agenda, Challenge } from '@gauntlet/contract/challenges/answer'
import { POLL_CHALLENGES_MS } from '@gauntlet/contract/live/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { lazy } from '../../../ui/part.tsx'
import type { Answer } from '../../../api/client.ts'
import { keyOf } from '../../../api/keys.ts'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { useWatched } from '../../../api/use-watched.ts'
import { paths } from '../../../paths.ts'
import { Card, Section } from '../../../ui/card.tsx'
import { Folded } from '../../../ui/folded.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { isMissing } from '../../../ui/failure.ts'
import { Page } from '../../../ui/page.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { ThingSketch } from '../../../ui/thing-sketch.tsx'
import { TalkLink } from '../../../people/talk-link.tsx'
import '../challenges.css'
import './detail.css'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { Acts } from './acts.tsx'
import { Between } from './between.tsx'
import { Duel } from './duel.tsx'
import { ParticipantRow } from './participant-row.tsx'
import { Requests } from './requests.tsx'
import { RankMoved } from './rank-moved.tsx'
import { Terms } from './terms.tsx'
import { hasOffer } from '../times/has-offer.ts'
import { everyone, isTold, namesOf, others, takingPart } from '../who.ts'
import { useStarted } from '../waiting/use-waiting.ts'
import * as detailTexts from './texts.ts'
import * as texts from '../texts.ts'

// Few have more than one time.
const TimesCard = lazy(() => import('../times/times-card.tsx'))
// Hardly ever.
const NoChallenge = lazy(async () => ({ default: (await import('./no-challenge.tsx')).NoChallenge }))
const MINUTE_MS = 60_000
/** One challenge: the opponents, the buttons, and the terms. */
export default function ChallengeDetail() {
  const { id = '' } = useParams()
  const known = useListed(id)
  const { data, error, refetch } = useApi(challenges.view, { id }, { poll: POLL_CHALLENGES_MS, known })
  // a viewer who loses sight of it, as onlookers of an open match do once it begins, keeps nothing on the screen
  const challenge = error && isMissing(error) ? undefined : data?.payload
  const viewer = useSelf()
  const looksOn = challenge !== undefined && !everyone(challenge).some(person => person.id === viewer.id)
  useWatched('challenge', id, looksOn, () => void refetch())
  useViewed(challenge)
  return (
    <Page
      title={texts.challenge}
      {...(challenge && {
        subtitle: challenge.sport.name,
        about: namesOf(others(challenge, viewer.id)),
        actions: <TalkLink kind="challenge" id={id} />,
      })}
      back={paths.challenges}
      onRefresh={refetch}
    >
      {challenge ? (
        <Detail challenge={challenge} />
      ) : error && isMissing(error) ? (
        <Suspense>
          <NoChallenge />
        </Suspense>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <ThingSketch />
      )}
    </Page>
  )
}

/** The challenge as the list of agreed ones has it: readable at once, and without a network. */
function useListed(id: string): () => Answer<Challenge> | undefined {
  const client = useQueryClient()
  return () => {
    const list = client.getQueryData<Answer<Agenda>>(keyOf(challenges.upcoming, {}))
    const payload = list?.payload.challenges.find(challenge => challenge.id === id)
    return payload && { payload }
  }
}

/** Tells the server that the viewer has seen the challenge as it stands now. */
function useViewed(challenge: Challenge | undefined) {
  const { run } = useAction(challenges.setViewed, { unasked: true })
  useEffect(() => {
    if (challenge?.is_new) void run({ id: challenge.id })
    // oxlint-disable-next-line react/exhaustive-deps -- `run` is new on every render; a changed challenge is what counts
  }, [challenge])
}

function Detail({ challenge: loaded }: { challenge: Challenge }) {
  const { id } = useSelf()
  const challenge = useStarted(loaded, useNow(MINUTE_MS))
  // Players whom the issuer of an open match has to answer come before everything else there is to do.
  const answers = challenge.open_challenge === 1 && challenge.user_id === id
  const told = isTold(challenge, id)
  const isAwaited = challenge.actions.accept_participant.kind === 'allowed'
  const asks = answers && (!told || everyone(challenge).length === 1)
  const requests = asks && <Requests challenge={challenge} viewerId={id} />
  return (
    <div className="match-screen">
      <div className="match-first">
        <Duel challenge={challenge} viewerId={id} />
        <Acts challenge={challenge} viewerId={id} />
        {isAwaited && requests}
        <Suspense>{hasOffer(challenge) && <TimesCard challenge={challenge} viewerId={id} />}</Suspense>
        {!isAwaited && requests}
        <RankMoved challenge={challenge} />
      </div>
      <div className="match-more">
        {!answers && !told && <Participants challenge={challenge} viewerId={id} />}
        <Between challenge={challenge} viewerId={id} />
        <Terms challenge={challenge} />
        {told && !asks && <BothRows challenge={challenge} viewerId={id} />}
      </div>
    </div>
  )
}

const Participants = ({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) => (
  <Section title={detailTexts.participants} count={takingPart(everyone(challenge)).length}>
    <Card>
      <Rows challenge={challenge} viewerId={viewerId} />
    </Card>
  </Section>
)

const Rows = ({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) => (
  <ul className="participants">
    {everyone(challenge).map(person => (
      <ParticipantRow key={person.id} challenge={challenge} person={person} viewerId={viewerId} />
    ))}
  </ul>
)

/** The hero has both players already: the rest about them is folded until a result is reported. */
const BothRows = ({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) => (
  <Folded
    title={detailTexts.participants}
    count={takingPart(everyone(challenge)).length}
    open={challenge.event_status_id === S.reporting}
  >
    <Rows challenge={challenge} viewerId={viewerId} />
  </Folded>
)
