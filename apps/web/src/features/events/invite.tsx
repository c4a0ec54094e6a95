import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { email } from '@gauntlet/contract/fields'
import { type FriendCard, friends, friendTexts } from '@gauntlet/contract/friends/endpoints'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { showErrors, useContractForm } from '../../api/use-contract-form.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'

type Way = 'friends' | 'email'
const WAYS = [
  { value: 'friends', text: 'Friends' },
  { value: 'email', text: 'By email' },
] as const

/** The organizer asks others in. */
export function Invite({ event }: { event: EventAnswer }) {
  const [way, setWay] = useState<Way>('friends')
  return (
    <Section title="Add participants">
      <Card className="stack">
        <Segments label="Add" value={way} options={WAYS} onChange={setWay} />
        {way === 'friends' ? <Friends event={event} /> : <ByEmail eventId={event.id} />}
      </Card>
    </Section>
  )
}

function Friends({ event }: { event: EventAnswer }) {
  const { data, error, refetch } = useApi(friends.list, {})
  const { run, busy } = useAction(events.addUsers)
  if (!data)
    return error ? (
      <ErrorState title="Your friends did not load." error={error} retry={() => void refetch()} />
    ) : (
      <SkeletonList rows={2} />
    )
  const known = new Set(event.users.map(({ id }) => id))
  const left = data.payload.filter(card => card.friends === 'friend' && !known.has(card.id))
  if (left.length === 0)
    return (
      <p className="soft">
        {data.payload.some(card => card.friends === 'friend') ? 'All your friends are asked.' : friendTexts.noneFound}
      </p>
    )
  return (
    <ul>
      {left.map((card: FriendCard) => (
        <li key={card.id} className="event-person">
          <Avatar id={card.id} name={card.full_name} image={card.preference.image} size={40} />
          <div className="event-person-words">
            <span>{card.full_name}</span>
            {card.preference.location !== null && <span className="soft small">{card.preference.location}</span>}
          </div>
          <button
            type="button"
            className="button small"
            aria-label={`Invite ${card.full_name}`}
            disabled={busy}
            onClick={() => void run({ event_id: event.id, user_id: card.id })}
          >
            Invite
          </button>
        </li>
      ))}
    </ul>
  )
}

const emailForm = z.strictObject({ email: email(eventTexts.emailMissing, eventTexts.emailInvalid) })

/** Somebody who has no account gets an invitation to sign up. */
function ByEmail({ eventId }: { eventId: string }) {
  const form = useContractForm(emailForm, { email: '' })
  const { run, busy } = useAction(events.addUsers)
  const send = form.handleSubmit(async values => {
    const outcome = await run({ event_id: eventId, email: values.email })
    if (outcome instanceof CallError) return showErrors(form, outcome)
    form.reset()
  })
  return (
    <form className="stack" noValidate onSubmit={submitted => void send(submitted)}>
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        hint="Somebody without an account is invited to sign up."
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <button type="submit" className="button" disabled={busy}>
        Invite
      </button>
    </form>
  )
}
