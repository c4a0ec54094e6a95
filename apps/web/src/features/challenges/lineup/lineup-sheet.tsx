import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import type { MatchSide } from '@gauntlet/contract/challenges/sides'
import { useEffect, useState } from 'react'
import { GuestLinkButton } from '../../../people/guests/guest-link-button.tsx'
import { PersonRow, RowButton } from '../../../people/person-row.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { ConfirmDialog, Modal } from '../../../ui/modal.tsx'
import { say } from '../../../ui/say.ts'
import * as uiTexts from '../../../ui/texts.ts'
import { matchLine } from '../match-line.tsx'
import { bothSides, peopleOn, sideFor } from '../sides.ts'
import * as texts from './texts.ts'
import { Asking, Friends, TeamMates } from './candidates.tsx'
import { FairSides } from './fair-sides.tsx'
import { Guest } from './guest.tsx'
import { type Lineup, useLineup } from './use-lineup.ts'

/** The captain's own side: its players, and those who may be named for a place. Each change is made at once. */
export default function LineupSheet({
  challenge,
  viewerId,
  close,
}: {
  challenge: Challenge
  viewerId: string
  close: () => void
}) {
  const lineup = useLineup(challenge)
  const [heir, give] = useState<Participant>()
  const at = sideFor(challenge, viewerId)
  const side = at === undefined ? undefined : challenge.sides?.[at]
  const over = challenge.actions.line_up.kind !== 'allowed' && !lineup.busy
  // it began, or somebody else is captain, while this was open
  useEffect(() => {
    if (over) close()
  }, [over, close])
  if (at === undefined || !side) return null
  const people = peopleOn(challenge, at)
  const there = bothSides.flatMap(one => peopleOn(challenge, one))
  const waiting = [...challenge.recipients, ...challenge.request_user].filter(({ state }) => state === 'pending')
  const taken = [...there, ...waiting].map(({ id }) => id)
  const free = side.size - side.players.length
  const candidates = { challenge, lineup, taken }
  return (
    <Modal title={texts.lineup} line={matchLine(challenge, viewerId)} close={close}>
      <p className="numbers">{say(texts.placesTaken, { taken: side.players.length, size: side.size })}</p>
      <ul>
        {people.map(person => (
          <Placed key={person.id} person={person} isCaptain={person.id === side.captain} lineup={lineup} give={give} />
        ))}
      </ul>
      {challenge.open_challenge === 1 && free > 0 && <Need side={side} free={free} lineup={lineup} />}
      <FairSides challenge={challenge} mayApply={challenge.user_id === viewerId} />
      {free > 0 && (
        <>
          <Asking {...candidates} side={at} />
          {side.team && <TeamMates team={side.team} {...candidates} />}
          <Guest challenge={challenge} />
          <Friends {...candidates} />
        </>
      )}
      {heir && (
        <ConfirmDialog
          title={say(texts.makeNameTheCaptain, { name: heir.full_name })}
          confirm={texts.makeCaptain}
          cancel={uiTexts.goBack}
          look="ink"
          busy={lineup.busy}
          onConfirm={() => lineup.handOver(heir.id)}
          onCancel={() => give(undefined)}
        >
          <p>{texts.theyNameThePlayers}</p>
        </ConfirmDialog>
      )}
    </Modal>
  )
}

function Placed({
  person,
  isCaptain,
  lineup: { refused, busy, takeOut },
  give,
}: {
  person: Participant
  isCaptain: boolean
  lineup: Lineup
  /** Asks before the captaincy goes to this player. */
  give: (person: Participant) => void
}) {
  const { id, full_name: name, state, role } = person
  const isGuest = role === 'guest'
  const plays = isGuest ? texts.guest : texts.plays
  return (
    <PersonRow
      person={person}
      words={isCaptain ? texts.youAreTheCaptain : state === 'pending' ? texts.asked : plays}
      reason={refused[id]}
    >
      {isGuest && <GuestLinkButton id={id} name={name} />}
      {!isCaptain && !isGuest && state === 'accepted' && (
        <RowButton label={say(texts.makeNameCaptain, { name })} disabled={busy} onClick={() => give(person)}>
          {texts.makeCaptain}
        </RowButton>
      )}
      {!isCaptain && (
        <RowButton label={say(texts.removeName, { name })} danger disabled={busy} onClick={() => takeOut(id)}>
          {texts.remove}
        </RowButton>
      )}
    </PersonRow>
  )
}

/** How many of the free places anybody may ask for; the others are kept for players whom the captain names. */
const Need = ({ side, free, lineup }: { side: MatchSide; free: number; lineup: Lineup }) => (
  <SelectField
    label={texts.placesAnybodyMayAskFor}
    value={side.open_places}
    disabled={lineup.busy}
    onChange={({ currentTarget }) => lineup.ask(Number(currentTarget.value))}
  >
    {Array.from({ length: free + 1 }, (_, places) => (
      <option key={places} value={places}>
        {places}
      </option>
    ))}
  </SelectField>
)
