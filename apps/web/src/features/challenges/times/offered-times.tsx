import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { Offer, OfferedTime } from '@gauntlet/contract/challenges/offered'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { challengeTimes } from '@gauntlet/contract/challenges/times'
import { timesTexts } from '@gauntlet/contract/challenges/times-texts'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { isRefused } from '../../../api/refused.ts'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { CheckField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { listed } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { useNow } from '../../../ui/use-now.ts'
import { type Clash, clashAt } from '../clash.ts'
import { clashWords } from '../clash-line.tsx'
import { everyone } from '../who.ts'
import './times.css'
import * as texts from './texts.ts'

const MINUTE_MS = 60_000

/** The lines above the times: by whom they are offered, and what comes of an answer. */
function wordsOf(challenge: Challenge, { author_id, instead }: Offer, viewerId: string): string[] {
  const author = everyone(challenge).find(({ id }) => id === author_id)
  const answers = challenge.actions.answer_times.kind === 'allowed'
  const by =
    author_id === viewerId
      ? texts.youOfferThese
      : author
        ? say(texts.nameOffersThese, { name: author.first_name })
        : texts.theseAreOffered
  return [by, ...(instead === 1 ? [texts.inPlaceOfTheAgreed] : []), ...(answers ? [texts.tickWhatSuits] : [])]
}

/** The times that wait for answers, with the viewer's own answer where one is asked for. */
export function OfferedTimes({
  challenge,
  viewerId,
  done,
}: {
  challenge: Challenge & { offer: Offer }
  viewerId: string
  /** The answer is there. */
  done?: () => void
}) {
  const { id, offer, offer_round: round = 0, actions } = challenge
  const now = useNow(MINUTE_MS)
  const [chosen, choose] = useState<readonly number[]>(() =>
    offer.times.flatMap(({ suits }, at) => (suits.includes(viewerId) ? at : [])),
  )
  const [error, setError] = useState<string>()
  const answer = useAction(challengeTimes.answer, { unsaid: isRefused })
  const keep = useAction(challengeTimes.keep)
  const { kind, reason } = actions.answer_times
  const isAsked = kind === 'allowed'
  const agreed = useApi(challenges.upcoming, {}, { enabled: isAsked }).data?.payload
  const busyAt = (start: string) => agreed && clashAt(start, agreed, viewerId, id)
  const isOver = ({ start }: OfferedTime) => Date.parse(start) <= now
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length === 0) return setError(timesTexts.choose)
    const outcome = await answer.run({ id, round, suits: [...chosen] })
    if (!(outcome instanceof CallError)) return done?.()
    setError(isRefused(outcome) ? outcome.message : undefined)
  }
  const put = (at: number, checked: boolean) => {
    setError(undefined)
    choose(checked ? [...chosen, at] : chosen.filter(one => one !== at))
  }
  return (
    <form className="stack" noValidate onSubmit={event => void send(event)}>
      {wordsOf(challenge, offer, viewerId).map(words => (
        <p key={words} className="soft small">
          {words}
        </p>
      ))}
      <ul className="offered-times">
        {offer.times.map((time, at) => (
          <li key={time.start}>
            {isAsked ? (
              <CheckField
                label={
                  <TimeWords
                    time={time}
                    now={now}
                    challenge={challenge}
                    viewerId={viewerId}
                    busy={busyAt(time.start)}
                  />
                }
                checked={chosen.includes(at)}
                disabled={isOver(time)}
                onChange={({ currentTarget }) => put(at, currentTarget.checked)}
              />
            ) : (
              <TimeWords time={time} now={now} challenge={challenge} viewerId={viewerId} />
            )}
          </li>
        ))}
      </ul>
      {kind === 'disabled' && reason && <p className="soft small">{challengeReasons[reason]}</p>}
      <FormError>{error}</FormError>
      <div className="row">
        {isAsked && (
          <button type="submit" className="button main" disabled={answer.busy}>
            {texts.theseSuitMe}
          </button>
        )}
        {actions.keep_time.kind === 'allowed' && (
          <button type="button" className="button" disabled={keep.busy} onClick={() => void keep.run({ id, round })}>
            {texts.keepTheAgreedTime}
          </button>
        )}
      </div>
    </form>
  )
}

function TimeWords({
  time: { start, timezone, venue, location, suits },
  now,
  challenge,
  viewerId,
  busy,
}: {
  time: OfferedTime
  now: number
  challenge: Challenge
  viewerId: string
  /** Something else that the viewer has agreed to at that time. */
  busy?: Clash | undefined
}) {
  const names = everyone(challenge).flatMap(({ id, first_name }) =>
    suits.includes(id) ? (id === viewerId ? texts.you : first_name) : [],
  )
  return (
    <span className="offered-time">
      <Moment at={start} timezone={timezone} now={now} />
      <span className="small">
        {venue === '' ? '' : `${venue}, `}
        {location}
      </span>
      {busy && <span className="offered-busy small">{clashWords(busy)}</span>}
      {names.length > 0 && <span className="soft small">{say(texts.suitsNames, { names: listed(names) })}</span>}
    </span>
  )
}
