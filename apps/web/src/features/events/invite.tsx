import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { email } from '@gauntlet/contract/fields'
import { type ComponentProps, useState } from 'react'
import * as z from 'zod/mini'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { showErrors, useContractForm } from '../../api/use-contract-form.ts'
import { FreeFriends, FriendWords, useFreeFriend } from '../../people/friend-choices.tsx'
import { GuestButton } from '../../people/guests/guest-button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { useKnownPlayers } from './known-players.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

type Way = 'friends' | 'email'
const WAYS = [
  { value: 'friends', text: texts.friends },
  { value: 'email', text: texts.byEmail },
] as const

/** The organizer invites others. */
export function Invite({ event }: { event: EventAnswer }) {
  const [chosen, setWay] = useState<Way>()
  const taken = event.users.map(({ id }) => id)
  const hasFree = useFreeFriend(taken)
  // Once all friends are in, the others have an address.
  const way = chosen ?? (hasFree === false ? 'email' : 'friends')
  const lately = <Lately eventId={event.id} taken={taken} />
  return (
    <Section title={texts.addParticipants} action={<Guest eventId={event.id} title={event.event_name} />}>
      {hasFree === false && lately}
      <Card className="stack">
        <Segments label={texts.add} value={way} options={WAYS} onChange={setWay} />
        {way === 'friends' ? <Friends event={event} taken={taken} /> : <ByEmail eventId={event.id} />}
      </Card>
      {hasFree !== false && lately}
    </Section>
  )
}

function Friends({ event: { id: event_id }, taken }: { event: EventAnswer; taken: readonly string[] }) {
  const { run, busy } = useAction(events.addUsers)
  return (
    <FreeFriends taken={taken} allTaken={texts.allYourFriendsAreInvited}>
      {free => (
        <ul>
          {free.map(friend => (
            <Row key={friend.id} player={friend} busy={busy} invite={() => run({ event_id, user_id: friend.id })} />
          ))}
        </ul>
      )}
    </FreeFriends>
  )
}

/** So many whom the viewer has met stand below. */
const LATELY = 3

/** Whoever is no friend, and was an opponent lately, is a tap away. */
function Lately({ eventId: event_id, taken }: { eventId: string; taken: readonly string[] }) {
  const { run, busy } = useAction(events.addUsers)
  const { known } = useKnownPlayers()
  const free = known?.lately.filter(({ id }) => !taken.includes(id)).slice(0, LATELY) ?? []
  if (free.length === 0) return null
  return (
    <Card>
      <h3 className="event-lately">{texts.playedLately}</h3>
      <ul>
        {free.map(player => (
          <Row
            key={player.id}
            player={player}
            more={{ line: known?.playedWith(player.id) ?? '' }}
            busy={busy}
            invite={() => run({ event_id, user_id: player.id })}
          />
        ))}
      </ul>
    </Card>
  )
}

type Told = ComponentProps<typeof FriendWords>

const Row = ({
  player,
  more,
  busy,
  invite,
}: {
  player: Told['friend']
  more?: Told['more']
  busy: boolean
  invite: () => unknown
}) => (
  <li className="friend-row">
    <FriendWords friend={player} more={more} />
    <button
      type="button"
      className="button small"
      aria-label={say(texts.inviteName, { name: player.full_name })}
      disabled={busy}
      onClick={() => void invite()}
    >
      {texts.invite}
    </button>
  </li>
)

const emailForm = z.strictObject({ email: email(eventTexts.emailMissing, eventTexts.emailInvalid) })

/** A person without an account gets an invitation to sign up. */
function ByEmail({ eventId }: { eventId: string }) {
  const form = useContractForm(emailForm, { email: '' })
  const { run, busy } = useAction(events.addUsers)
  const error = form.formState.errors.email?.message
  const send = form.handleSubmit(async values => {
    const outcome = await run({ event_id: eventId, email: values.email })
    if (outcome instanceof CallError) return showErrors(form, outcome)
    form.reset()
  })
  return (
    <form className="field-and-act" noValidate onSubmit={submitted => void send(submitted)}>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="send"
        placeholder={texts.emailExample}
        {...(error === undefined ? { hint: texts.somebodyWithoutAnAccountIs } : { error })}
        {...form.register('email')}
      />
      <button type="submit" className={form.watch('email') === '' ? 'button idle' : 'button main'} disabled={busy}>
        {texts.invite}
      </button>
    </form>
  )
}

/** A person without an account, who has a place by name. */
function Guest({ eventId, title }: { eventId: string; title: string }) {
  const { run, busy } = useAction(events.addUsers)
  return (
    <GuestButton busy={busy} about={title} add={({ guest }) => run({ event_id: eventId, guest })}>
      {texts.addAGuest}
    </GuestButton>
  )
}
