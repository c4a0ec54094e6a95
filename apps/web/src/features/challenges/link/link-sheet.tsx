import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { type ChallengeLink, challengeLinks } from '@gauntlet/contract/challenges/links'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { OPPONENTS_MAX } from '@gauntlet/contract/challenges/status'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { serverNow } from '../../../ui/clock.ts'
import { SelectField } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { say } from '../../../ui/say.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { absolute } from '../../../ui/when.ts'
import { useScoring } from '../../../scores/use-scoring.ts'
import { matchLine } from '../match-line.tsx'
import { addressOf, LinkToShow } from './share-link.tsx'
import './link.css'
import * as texts from './texts.ts'

/** The codes that were made in this tab, by challenge: the server shows each once. */
const made = new Map<string, string>()

/** The link by which others accept the issuer's challenge. Where one alone can accept, it is made at once. */
export default function LinkSheet({ challenge, close }: { challenge: Challenge; close: () => void }) {
  const { id } = challenge
  const { data, error, refetch } = useApi(challengeLinks.view, { id })
  const [code, setCode] = useState(() => made.get(id))
  const { run, busy } = useAction(challengeLinks.make, {
    success: false,
    done: ({ payload }) => {
      made.set(id, payload.code)
      setCode(payload.code)
      void refetch()
    },
  })
  const make = (places: number) => run({ id, places })
  const link = data?.payload.link
  const reason = data?.payload.verdict.reason
  const scoring = useScoring(challenge.sport.name)
  const isForOne = !challenge.sides && scoring?.sides.max_sides === 2
  const isOpen = data !== undefined && reason === undefined && !link
  const makeFirst = useEffectEvent(async () => {
    if ((await make(1)) instanceof CallError) close()
  })
  useEffect(() => {
    if (isOpen && isForOne) void makeFirst()
  }, [isOpen, isForOne])
  return (
    <Modal title={texts.inviteByLink} line={matchLine(challenge, challenge.user_id)} close={close}>
      {!data && error && <ErrorState error={error} retry={() => void refetch()} />}
      {((!data && !error) || (isOpen && isForOne)) && <SkeletonList rows={1} />}
      {reason !== undefined && <p>{challengeReasons[reason]}</p>}
      {isOpen && !isForOne && <NewLink make={make} busy={busy} />}
      {link && <Standing challenge={challenge} link={link} />}
      {link && code !== undefined && <LinkToShow address={addressOf(code)} sport={challenge.sport.name} />}
      {link && (
        <ul className="link-ends">
          {code === undefined && (
            <li>
              <div>
                <strong>{texts.lostIt}</strong>
                <p className="soft small">{texts.aNewOneEndsIt}</p>
              </div>
              <button type="button" className="button main" disabled={busy} onClick={() => void make(link.places)}>
                {texts.makeANewLink}
              </button>
            </li>
          )}
          <li>
            <div>
              <strong>{texts.noMore}</strong>
              <p className="soft small">{texts.itStopsWorking}</p>
            </div>
            <Revoke
              id={id}
              revoked={() => {
                made.delete(id)
                close()
              }}
            />
          </li>
        </ul>
      )}
    </Modal>
  )
}

const Standing = ({ challenge, link }: { challenge: Challenge; link: ChallengeLink }) => {
  const ends = Date.parse(link.ends)
  // The line above says when it starts.
  const words =
    ends === Date.parse(challenge.challenge_start)
      ? texts.openUntilTheStart
      : say(texts.openUntil, { at: absolute(ends, serverNow(), challenge.timezone) })
  return (
    <div className="link-standing numbers">
      <p>
        <strong>{say(texts.takenOfPlaces, link)}</strong>
        <span className="soft small">{words}</span>
      </p>
      {link.taken < link.places && (
        <span className="free-side" aria-hidden="true">
          ?
        </span>
      )}
    </div>
  )
}

function NewLink({ make, busy }: { make: (places: number) => Promise<unknown>; busy: boolean }) {
  const [places, setPlaces] = useState(1)
  return (
    <>
      <p>{texts.whoeverHasTheLink}</p>
      <SelectField
        label={texts.howManyMayAccept}
        value={places}
        onChange={({ currentTarget }) => setPlaces(Number(currentTarget.value))}
      >
        {Array.from({ length: OPPONENTS_MAX }, (_, at) => at + 1).map(n => (
          <option key={n} value={n}>
            {n === 1 ? texts.playersOne : say(texts.playersMany, { n })}
          </option>
        ))}
      </SelectField>
      <div className="modal-foot">
        <button type="button" className="button main wide" disabled={busy} onClick={() => void make(places)}>
          {texts.makeTheLink}
        </button>
      </div>
    </>
  )
}

function Revoke({ id, revoked }: { id: string; revoked: () => void }) {
  const { run, busy } = useAction(challengeLinks.revoke, { done: revoked })
  const asks = { label: texts.revokeTheLink, title: texts.revokeTitle, confirm: texts.revokeIt }
  return (
    <AskFirst {...asks} busy={busy} act={() => run({ id })}>
      {texts.revokeWords}
    </AskFirst>
  )
}
