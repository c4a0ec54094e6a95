import type { UserCard } from '@gauntlet/contract/cards/answer'
import { teams } from '@gauntlet/contract/teams/endpoints'
import type { Place, Tournament } from '@gauntlet/contract/tournaments/answer'
import { useEffect } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { FreeFriends } from '../../../people/friend-choices.tsx'
import { PersonRow, RowButton } from '../../../people/person-row.tsx'
import { Section } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { say } from '../../../ui/say.ts'
import { sidesOf, takenOn } from './sides.ts'
import * as texts from './texts.ts'
import { type SideActs, useSide } from './use-side.ts'

/** The captain's own side: its players, and those who may be asked. Each change is made at once. */
export default function SideSheet({ tournament, close }: { tournament: Tournament; close: () => void }) {
  const { id } = useSelf()
  const acts = useSide(tournament)
  const size = tournament.side_size ?? 1
  const over = tournament.actions.fill_side.kind !== 'allowed' && !acts.busy
  // it began, or somebody else is captain, while this was open
  useEffect(() => {
    if (over) close()
  }, [over, close])
  const taken = takenOn(tournament, id)
  const alone = sidesOf(tournament)
    .filter(({ players }) => players.length === 1)
    .flatMap(({ players }) => players)
    .filter(player => !taken.some(one => one.id === player.id))
  return (
    <Modal title={texts.yourSide} close={close}>
      <p className="numbers">{say(texts.placesTaken, { taken: taken.length, size })}</p>
      <ul>
        {taken.map(place => (
          <Taken key={place.id} place={place} own={place.id === id} acts={acts} />
        ))}
      </ul>
      <OwnTeam tournament={tournament} viewerId={id} acts={acts} />
      {taken.length >= size ? (
        <p className="soft">{texts.yourSideIsComplete}</p>
      ) : (
        <>
          {alone.length > 0 && (
            <Section title={texts.needsAPartner} count={alone.length}>
              <p className="soft small">{texts.theyNeedAPartnerToo}</p>
              <Rows people={alone} acts={acts} />
            </Section>
          )}
          <Section title={texts.friends}>
            <FreeFriends taken={tournament.users.map(user => user.id)} allTaken={texts.allYourFriendsAreNamed}>
              {free => (
                <>
                  <p className="soft small">{texts.theyAnswerFirst}</p>
                  <Rows people={free} acts={acts} />
                </>
              )}
            </FreeFriends>
          </Section>
        </>
      )}
    </Modal>
  )
}

/** Players to ask, each with a button, or why they cannot be. */
const Rows = ({ people, acts: { refused, busy, ask } }: { people: readonly UserCard[]; acts: SideActs }) => (
  <ul>
    {people.map(person => (
      <PersonRow key={person.id} person={person} reason={refused[person.id]}>
        <RowButton
          label={say(texts.askName, { name: person.full_name })}
          disabled={busy}
          onClick={() => ask(person.id)}
        >
          {texts.ask}
        </RowButton>
      </PersonRow>
    ))}
  </ul>
)

function Taken({ place, own, acts: { refused, busy, takeOut } }: { place: Place; own: boolean; acts: SideActs }) {
  const { id, full_name, _joinData } = place
  return (
    <PersonRow
      person={place}
      words={own ? texts.youAreTheCaptain : _joinData.asker === null ? texts.plays : texts.asked}
      reason={refused[id]}
    >
      {!own && (
        <RowButton
          label={say(texts.removeName, { name: full_name })}
          danger
          disabled={busy}
          onClick={() => takeOut(id)}
        >
          {texts.remove}
        </RowButton>
      )}
    </PersonRow>
  )
}

/** As which of the captain's own teams, whose members may be asked then; nothing without one. */
function OwnTeam({
  tournament: { sport, users },
  viewerId,
  acts,
}: {
  tournament: Tournament
  viewerId: string
  acts: SideActs
}) {
  const all = useApi(teams.list, {}).data?.payload ?? []
  const own = all.filter(team => team.user_id === viewerId && team.sport_id === sport.id && team.status === 1)
  if (own.length === 0) return null
  const name = users.find(({ id }) => id === viewerId)?._joinData.side?.team
  const chosen = own.find(team => team.name === name)
  const free = chosen?.users.filter(({ id, active }) => active === 1 && !users.some(user => user.id === id)) ?? []
  return (
    <>
      <SelectField
        label={texts.asATeam}
        value={chosen?.id ?? ''}
        disabled={acts.busy}
        onChange={({ currentTarget }) => acts.playFor(currentTarget.value)}
      >
        <option value="">{texts.noTeam}</option>
        {own.map(team => (
          <option key={team.id} value={team.id}>
            {team.name}
          </option>
        ))}
      </SelectField>
      {free.length > 0 && chosen && (
        <Section title={chosen.name}>
          <Rows people={free} acts={acts} />
        </Section>
      )}
    </>
  )
}
