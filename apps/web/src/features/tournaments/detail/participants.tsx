import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Place, Tournament } from '@gauntlet/contract/tournaments/answer'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { mdiFlagOutline, mdiTrophy } from '@mdi/js'
import { useAction } from '../../../api/use-action.ts'
import { useSelf } from '../../../api/use-self.ts'
import { aboutPlayer } from '../../../ui/about-line.tsx'
import { ActButtons, type Act } from '../../../ui/act-buttons.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card, Section } from '../../../ui/card.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { Chip, StatusChip } from '../../../ui/status-chip.tsx'
import { byRank } from '../bracket/seeding.ts'
import { asksIn, placeShown } from '../words.ts'
import { Finish, hasFinish } from './finish.tsx'
import { SidesShown } from '../sides/sides-shown.tsx'
import * as texts from '../texts.ts'
import { rich } from '../../../ui/rich.tsx'
import { say } from '../../../ui/say.ts'
import { GuestLinkButton } from '../../../people/guests/guest-link-button.tsx'
import { LinkedName } from '../../../people/linked-name.tsx'
import { Rank } from '../../../people/rank.tsx'
import { StarFigure } from '../../../people/star-rating.tsx'

/** Those who wait for the organizer, the players in the order of the answer or by position, and those who are asked. */
export default function Participants({ tournament }: { tournament: Tournament }) {
  const { users, side_size } = tournament
  const { id: viewerId } = useSelf()
  if (side_size !== null && users.length > 0) return <SidesShown tournament={tournament} Player={Participant} />
  if (users.length === 0)
    return (
      <Section title={texts.players}>
        <p className="card soft">{tournamentTexts.noParticipants}</p>
      </Section>
    )
  const groups = Map.groupBy(users, groupOf)
  const isAhead = tournament.status === 'Upcoming'
  return GROUPS.map(title => {
    const places = shownIn(groups, title, isAhead ? viewerId : undefined)
    return (
      places.length > 0 && (
        <Section key={title} title={title} count={countOf(groups, title, places)}>
          {title === texts.players && hasFinish(tournament) ? (
            <Finish tournament={tournament} places={places} Player={Participant} />
          ) : (
            <Card>
              <ul className="participants cup-players">
                {places.map((place, index) => (
                  <Participant
                    key={place.id}
                    tournament={tournament}
                    place={place}
                    seed={title === texts.players && isAhead && tournament.format !== 'none' ? index + 1 : undefined}
                  />
                ))}
              </ul>
            </Card>
          )}
        </Section>
      )
    )
  })
}

const GROUPS = [texts.requests, texts.players, texts.invited, texts.notPlaying] as const
type Group = (typeof GROUPS)[number]

/** Only who is in takes one of the places. */
function groupOf(place: Place): Group {
  if (asksIn(place)) return texts.requests
  if (place.invitation_status_id === PLACE.pending) return texts.invited
  return place.invitation_status_id === PLACE.dismissed ? texts.notPlaying : texts.players
}

/**
 * Until the start the players as a draw by rank would have them, whoever is invited among them and not a second time
 * below; from then on as the answer has them.
 */
function shownIn(groups: ReadonlyMap<Group, readonly Place[]>, title: Group, viewerId: string | undefined) {
  const places = groups.get(title) ?? []
  const isOwn = ({ id }: Place) => id === viewerId
  if (title === texts.invited) return places.filter(place => !isOwn(place))
  if (title !== texts.players || viewerId === undefined || places.length === 0) return places
  return byRank([...places, ...(groups.get(texts.invited) ?? []).filter(isOwn)])
}

/** How many are in; whoever is shown among them without a place yet is counted apart. */
function countOf(groups: ReadonlyMap<Group, readonly Place[]>, title: Group, shown: readonly Place[]) {
  const count = groups.get(title)?.length ?? 0
  return title === texts.players && shown.length > count ? say(texts.countAndYou, { count }) : count
}

const isInvited = (place: Place) => groupOf(place) === texts.invited

function Participant({ tournament, place, seed }: { tournament: Tournament; place: Place; seed?: number | undefined }) {
  const { id, full_name, preference, _joinData } = place
  const own = useSelf().id === id
  const isGhost = own && isInvited(place)
  const isGuest = _joinData.asked_by === 'guest'
  return (
    <li className={isGhost ? 'participant own ghost' : own ? 'participant own' : 'participant'}>
      <Avatar id={id} name={full_name} image={preference.image} size={40} />
      <div className="participant-body">
        <div>
          <p className="participant-name">
            <strong>
              <LinkedName player={place} own={own} />
            </strong>
            {own && <span className="soft small"> {texts.you}</span>}
          </p>
          {!isGuest && _joinData.position !== null && (
            <p className="participant-rank numbers">
              {rich(texts.rankNowRank, { rank: <Rank value={place.rank} provisional={place.provisional} /> })}
            </p>
          )}
          {!isGuest && _joinData.position === null && (
            <p className="soft small numbers pieces">
              {seed !== undefined && <span>{say(texts.seedN, { seed })}</span>}
              <span>{isGhost ? texts.ifYouAccept : <StarFigure player={place} />}</span>
            </p>
          )}
        </div>
        <p className="row participant-chips">
          {!isGhost && <PlaceChip tournament={tournament} place={place} />}
          {tournament.status === 'Complete' && _joinData.position === 1 && (
            <Chip tone="grass" icon={mdiTrophy}>
              {tournamentTexts.winner}
            </Chip>
          )}
        </p>
      </div>
      {_joinData.position === null ? (
        !isGuest && (
          <span className="participant-place">
            <span className="visually-hidden">{texts.rank} </span>
            <Rank value={place.rank} provisional={place.provisional} />
          </span>
        )
      ) : (
        <span className="participant-place">{placeShown(_joinData.position, _joinData.last_position)}</span>
      )}
      {tournament.actions.remove_players.kind === 'allowed' && <OrganizerActs tournament={tournament} place={place} />}
    </li>
  )
}

const PlaceChip = ({ tournament: { user_id }, place }: { tournament: Tournament; place: Place }) => {
  const { id, invitation_status_id: state, _joinData } = place
  if (state === PLACE.pending) return asksIn(place) ? null : <StatusChip status="Pending" />
  if (state === PLACE.dismissed) return <StatusChip status="Dismissed" />
  if (_joinData.asked_by === 'guest') return <Chip tone="sand">{texts.guest}</Chip>
  if (id === user_id)
    return (
      <Chip tone="sky" icon={mdiFlagOutline}>
        {tournamentTexts.organizer}
      </Chip>
    )
  return null
}

/** The organizer approves or turns down players who asked, and removes any other. */
function OrganizerActs({
  tournament: { id, title, actions, asking },
  place,
}: {
  tournament: Tournament
  place: Place
}) {
  const { id: playerId, full_name, first_name, _joinData } = place
  const add = useAction(tournaments.addPlayers, { success: say(texts.nameIsIn, { name: full_name }) })
  const remove = useAction(tournaments.removePlayer, { success: say(texts.nameIsOut, { name: full_name }) })
  const asks = asksIn(place)
  const isGuest = _joinData.asked_by === 'guest'
  const run = () => remove.run({ tournament_id: id, user_id: playerId })
  const busy = add.busy || remove.busy
  if (!asks)
    return (
      <div className="row">
        {isGuest && <GuestLinkButton id={playerId} name={full_name} />}
        <MoreButton
          label={`${texts.remove}, ${full_name}`}
          asks={{
            title: say(texts.removeName, { name: full_name }),
            line: aboutPlayer(place, title),
            text: isGuest ? texts.theirNameGoes : say(texts.theyAreToldThatThey, { name: first_name }),
            confirm: say(texts.removeOne, { name: first_name }),
          }}
          busy={busy}
          run={run}
        />
      </div>
    )
  const refusal: Act = {
    text: texts.turnDown,
    look: 'danger',
    asks: {
      title: say(texts.declineName, { name: full_name }),
      line: aboutPlayer(place, title),
      text: texts.theyCannotAskAgain,
      confirm: texts.turnDown,
    },
    run,
  }
  const approval: Act = {
    text: texts.accept,
    // One yellow act a screen: of several who wait none comes first.
    ...(asking === 1 && { look: 'main' }),
    run: () => add.run({ tournament_id: id, user_id: [playerId] }),
  }
  return (
    <div className="row participant-answer">
      <ActButtons
        acts={actions.add_players.kind === 'allowed' ? [approval, refusal] : [refusal]}
        busy={busy}
        about={full_name}
        small
      />
    </div>
  )
}
