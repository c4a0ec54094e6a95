import { blocks, type SharedThing } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { type Act, ActButtons } from '../../ui/act-buttons.tsx'
import { LinkCard, Section } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useNow } from '../../ui/use-now.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

const MINUTE = 60_000

const linkOf = ({ kind, id }: SharedThing): string => {
  if (kind === 'challenge') return fill(paths.challengeIssue, { id })
  if (kind === 'event') return fill(paths.eventView, { event_view_id: id })
  return fill(paths.tournamentView, { tournament_view_id: id })
}

/** The one act that takes the two apart in a thing. */
function usePartingAct({ kind, id, act, title }: SharedThing, user: User): { act: Act; busy: boolean } {
  const self = useSelf()
  const cancel = useAction(challenges.cancel)
  const remove = useAction(events.removeUser)
  const removePlayer = useAction(tournaments.removePlayer)
  const leave = useAction(tournaments.leave)
  const run = {
    challenge: () => cancel.run({ id, from: 'upcoming' }),
    event: () => remove.run({ event_id: id, user_id: act === 'remove' ? user.id : self.id }),
    tournament: () =>
      act === 'remove' ? removePlayer.run({ tournament_id: id, user_id: user.id }) : leave.run({ id }),
  }[kind]
  const words = {
    cancel: {
      text: texts.cancelMatch,
      title: say(texts.cancelYourTitleMatch, { title }),
      confirm: texts.yesCancel,
      more: say(texts.firstNameIsNotToldWhy, { firstName: user.first_name }),
    },
    remove: {
      text: say(texts.removeFirstName, { firstName: user.first_name }),
      title: say(texts.removeFirstNameFromTitle, { firstName: user.first_name, title }),
      confirm: texts.yesRemove,
      more: say(texts.thePlaceIsFreeAgain, { firstName: user.first_name }),
    },
    leave: {
      text: texts.leave,
      title: say(texts.leaveTitle, { title }),
      confirm: texts.yesLeave,
      more: texts.yourPlaceIsFreeAgain,
    },
  }[act]
  return {
    act: {
      text: words.text,
      look: 'danger',
      asks: { title: words.title, text: words.more, confirm: words.confirm },
      run,
    },
    busy: cancel.busy || remove.busy || removePlayer.busy || leave.busy,
  }
}

function Shared({ thing, user, now }: { thing: SharedThing; user: User; now: number }) {
  const { act, busy } = usePartingAct(thing, user)
  const { title, start_date, timezone, location, state } = thing
  return (
    <li>
      <LinkCard to={linkOf(thing)} title={title} actions={<ActButtons acts={[act]} busy={busy} about={title} small />}>
        <p className="small">
          <Moment at={start_date} timezone={timezone} now={now} />
        </p>
        <p className="soft small">
          {location}, {state}
        </p>
      </LinkCard>
    </li>
  )
}

/** After a block, the things ahead that both are in: the viewer decides about each. Nothing if there are none. */
export function SharedThings({ user }: { user: User }) {
  const { data, error, refetch } = useApi(blocks.shared, { id: user.id })
  const now = useNow(MINUTE)
  const things = data?.payload
  if (things && things.length === 0) return null
  return (
    <Section title={texts.youAreBothIn} {...(things && { count: things.length })}>
      {!things && !error && <SkeletonList rows={1} />}
      {!things && error && <ErrorState error={error} retry={() => void refetch()} />}
      {things && (
        <>
          <p className="soft small">{say(texts.firstNameCanNoLongerSee, { firstName: user.first_name })}</p>
          <ul className="stack">
            {things.map(thing => (
              <Shared key={thing.id} thing={thing} user={user} now={now} />
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
