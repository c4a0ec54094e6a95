import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { TIMES_MAX } from '@gauntlet/contract/challenges/suits'
import { challengeTimes } from '@gauntlet/contract/challenges/times'
import { timesTexts } from '@gauntlet/contract/challenges/times-texts'
import { type FormEvent, useEffect, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { isRefused } from '../../../api/refused.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { FormFoot, Modal } from '../../../ui/modal.tsx'
import * as uiTexts from '../../../ui/texts.ts'
import { plural } from '../../../ui/plural.ts'
import { rich } from '../../../ui/rich.tsx'
import { AskBeforeLost } from '../../../ui/unsaved.ts'
import { matchLine } from '../match-line.tsx'
import { everyone } from '../who.ts'
import { wallDay, wallTime } from '../../../ui/when.ts'
import { SetYourHours } from './both-free.tsx'
import { SHARED_HOURS_KEY, useSharedHours } from './use-shared-hours.ts'
import { hasOffer } from './has-offer.ts'
import { sentOf, type TimeDraft } from './drafts.ts'
import { OfferedTimes } from './offered-times.tsx'
import { TimeFields } from './time-fields.tsx'
import * as texts from './texts.ts'

/** Answers the offered times, or offers others. */
export default function TimesSheet({
  challenge,
  viewerId,
  answers,
  close,
}: {
  challenge: Challenge
  viewerId: string
  answers: boolean
  close: () => void
}) {
  const verdict = challenge.actions[answers ? 'answer_times' : 'offer_times']
  const [opened] = useState(challenge.offer_round)
  const over = verdict.kind === 'hidden' || (answers && challenge.offer_round !== opened)
  // it was answered, began or was called off while this was open
  useEffect(() => {
    if (over) close()
  }, [over, close])
  const isAgreed = challenge.event_status_id === S.upcoming
  const title = answers ? texts.chooseTimes : isAgreed ? texts.suggestAnotherTime : texts.suggestOtherTimes
  return (
    <Modal
      title={title}
      line={matchLine(challenge, viewerId, answers ? undefined : isAgreed ? texts.nowAt : texts.proposedAt)}
      close={close}
    >
      {!answers && <OfferForm challenge={challenge} viewerId={viewerId} isAgreed={isAgreed} close={close} />}
      {answers && hasOffer(challenge) && <OfferedTimes challenge={challenge} viewerId={viewerId} done={close} />}
    </Modal>
  )
}

function OfferForm({
  challenge,
  viewerId,
  isAgreed,
  close,
}: {
  challenge: Challenge
  viewerId: string
  isAgreed: boolean
  close: () => void
}) {
  const [drafts, setDrafts] = useState<TimeDraft[]>([])
  const [error, setError] = useState<string>()
  const { run, busy } = useAction(challengeTimes.offer, { unsaid: isRefused })
  const [first, ...more] = everyone(challenge).filter(({ id }) => id !== viewerId)
  const other = more.length === 0 ? first : undefined
  const suits = useSharedHours(other?.id, challenge.timezone)
  const standing = wallTime(Date.parse(challenge.challenge_start), challenge.timezone)
  const dashed = <span className="time-standing">{wallDay(standing).hour}</span>
  const agreed = other
    ? rich(texts.oneHoldsUntilNameAgrees, { time: dashed, name: other.first_name })
    : rich(texts.oneHoldsUntilAllAgree, { time: dashed })
  const key = isAgreed ? agreed : hasOffer(challenge) ? texts.othersAnswerThese : rich(texts.upToFive, { time: dashed })
  const put = (times: TimeDraft[]) => {
    setError(undefined)
    setDrafts(times)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const times = sentOf(drafts)
    if (times.length === 0) return setError(timesTexts.several)
    const outcome = await run({ id: challenge.id, round: challenge.offer_round ?? 0, times })
    if (!(outcome instanceof CallError)) return close()
    setError(isRefused(outcome) ? outcome.message : undefined)
  }
  return (
    <form className="stack" noValidate onSubmit={event => void send(event)}>
      <AskBeforeLost when={drafts.length > 0} close={close} />
      <div className="times-key">
        <p className="soft small">{key}</p>
        {suits && (
          <p id={SHARED_HOURS_KEY} className="soft small times-suit">
            {texts.youAreBothFree}
          </p>
        )}
        {other && <SetYourHours playerId={other.id} />}
      </div>
      <TimeFields
        drafts={drafts}
        change={put}
        first={1}
        most={TIMES_MAX}
        zone={challenge.timezone}
        standing={standing}
        place={challenge.venue}
        suits={suits}
      />
      <FormError>{error}</FormError>
      <FormFoot
        cancel={uiTexts.goBack}
        close={close}
        send={drafts.length === 0 ? texts.chooseATime : plural(texts.offerTimes, drafts.length)}
        busy={busy}
        ready={drafts.length > 0}
      />
    </form>
  )
}
