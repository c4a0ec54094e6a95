import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import type { UserCard } from '@gauntlet/contract/cards/answer'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { FreeFriends } from '../../../people/friend-choices.tsx'
import { PersonRow, RowButton } from '../../../people/person-row.tsx'
import { Section } from '../../../ui/card.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { say } from '../../../ui/say.ts'
import type { SideIndex } from '../sides.ts'
import * as texts from './texts.ts'
import type { Lineup } from './use-lineup.ts'

interface Named {
  challenge: Challenge
  lineup: Lineup
  /** The players who are in the match already, or asked. */
  taken: readonly string[]
}

/** Players to name, each with a button, or why they cannot be. */
function Rows({
  people,
  asks = false,
  challenge,
  lineup: { refused, busy, name },
}: Named & {
  people: readonly UserCard[]
  /** They have to answer. */
  asks?: boolean
}) {
  const declined = new Set(challenge.lineup.filter(({ state }) => state === 'declined').map(({ id }) => id))
  const reasonOf = (id: string) => (declined.has(id) ? challengeReasons.said_no : refused[id])
  return (
    <ul>
      {people.map(person => {
        const { id, full_name } = person
        return (
          <PersonRow key={id} person={person} reason={reasonOf(id)}>
            <RowButton
              label={say(asks ? texts.askName : texts.addName, { name: full_name })}
              disabled={busy || declined.has(id)}
              onClick={() => name(id)}
            >
              {asks ? texts.ask : texts.add}
            </RowButton>
          </PersonRow>
        )
      })}
    </ul>
  )
}

/** Players who have asked to join the captain's side. */
export function Asking({ side, ...props }: Named & { side: SideIndex }) {
  const people = props.challenge.request_user.filter(one => one.state === 'pending' && one.side === side)
  if (people.length === 0) return null
  return (
    <Section title={texts.theyHaveAsked} count={people.length}>
      <Rows {...props} people={people} />
    </Section>
  )
}

/** The active members of the team for which the side plays. */
export function TeamMates({ team, ...props }: Named & { team: { id: string; name: string } }) {
  const { data, error, refetch } = useApi(teams.view, { team_id: team.id }, { live: true })
  const playing = data?.payload.users.filter(({ active }) => active === 1)
  const free = playing?.filter(({ id }) => !props.taken.includes(id))
  return (
    <Section title={team.name}>
      {free ? (
        <>
          <p className="soft small">{free.length === 0 ? texts.everyoneOfTheTeamIsIn : texts.theyAreInAtOnce}</p>
          <Rows {...props} people={free} />
        </>
      ) : error ? (
        <ErrorState title={texts.teamDidNotLoad} error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonList rows={2} />
      )}
    </Section>
  )
}

export const Friends = (props: Named) => (
  <Section title={texts.friends}>
    <FreeFriends taken={props.taken} allTaken={texts.allYourFriendsAreNamed}>
      {free => (
        <>
          <p className="soft small">{texts.theyAnswerFirst}</p>
          <Rows {...props} people={free} asks />
        </>
      )}
    </FreeFriends>
  </Section>
)
