import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { mdiAccountMultiplePlus, mdiEmailPlusOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useFreeFriend } from '../../../people/friend-choices.tsx'
import type { Pick } from '../../../people/picks.ts'
import { toast } from '../../../ui/toast.tsx'
import type { NotTaken } from './paste-list.tsx'
import { needsPlayers } from './needs-players.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'
import { plural } from '../../../ui/plural.ts'

const AddByEmail = lazy(() => import('./add-by-email.tsx'))
const AddGuest = lazy(() => import('../../../people/guests/add-guest.tsx'))
const AddFriends = lazy(() => import('./add-friends.tsx'))
const PasteList = lazy(() => import('./paste-list.tsx'))

/** Guests are in at once, and nobody is invited by that. */
const addedWords = (count: number, hasGuests: boolean): string =>
  plural(hasGuests ? texts.nPlayersAdded : texts.nPlayersInvited, count)

/** The organizer's ways to add participants: friends that are left, else somebody by e-mail; then the other ways. */
export function AddParticipants({ tournament }: { tournament: Tournament }) {
  const [open, setOpen] = useState<'friends' | 'email' | 'list' | 'guest'>()
  const { id, title, ranked, side_size, slots, openSlots, users, asking } = tournament
  const takesGuests = ranked === 0 && side_size === null
  const noneLeft = useFreeFriend(users.map(user => user.id)) === false
  const invite = useAction(tournaments.addPlayers, { success: false })
  // Whoever waits to be let in comes first, and who has filled all places needs none of this.
  const isFirst = needsPlayers(tournament) && (asking ?? 0) === 0
  const look = isFirst ? 'button main wide' : 'button small'
  /** Friends in one call, e-mails one after the other: the good ones of a list are taken, whatever the others are. */
  const take = async (picks: readonly Pick[], guests: readonly string[]): Promise<NotTaken[]> => {
    const known = picks.filter(({ key, name }) => key !== name)
    const failed: NotTaken[] = []
    const calls = [
      ...(known.length > 0 ? [{ names: known, call: { user_id: known.map(({ key }) => key) } }] : []),
      ...picks.filter(({ key, name }) => key === name).map(pick => ({ names: [pick], call: { email: pick.key } })),
      ...guests.map(name => ({ names: [{ name }], call: { guest: name } })),
    ]
    for (const { names, call } of calls) {
      const outcome = await invite.run({ tournament_id: id, ...call })
      if (outcome instanceof CallError) failed.push(...names.map(({ name }) => ({ name, why: outcome.message })))
    }
    const all = picks.length + guests.length
    if (failed.length < all) toast(addedWords(all - failed.length, guests.length > 0))
    return failed
  }
  const close = () => setOpen(undefined)
  const first = noneLeft ? (
    <button type="button" className={look} onClick={() => setOpen('email')}>
      <Icon path={mdiEmailPlusOutline} />
      {texts.byEmail}
    </button>
  ) : (
    <button type="button" className={look} onClick={() => setOpen('friends')}>
      <Icon path={mdiAccountMultiplePlus} />
      {texts.inviteFriends}
    </button>
  )
  return (
    <div className="add-ways">
      {isFirst && first}
      <div className="row">
        {!isFirst && first}
        {!noneLeft && (
          <button type="button" className="button small" onClick={() => setOpen('email')}>
            {texts.byEmail}
          </button>
        )}
        <button type="button" className="button small" onClick={() => setOpen('list')}>
          {texts.pasteAList}
        </button>
        {takesGuests && (
          <button type="button" className="button small" onClick={() => setOpen('guest')}>
            {texts.aGuest}
          </button>
        )}
      </div>
      <Suspense>
        {open === 'friends' && <AddFriends tournament={tournament} close={close} byEmail={() => setOpen('email')} />}
        {open === 'email' && <AddByEmail tournament={tournament} close={close} />}
        {open === 'list' && (
          <PasteList
            about={title}
            free={openSlots}
            taken={slots - openSlots}
            guests={takesGuests}
            close={close}
            take={take}
          />
        )}
        {open === 'guest' && (
          <AddGuest
            about={title}
            close={close}
            busy={invite.busy}
            add={async input => {
              const outcome = await invite.run({ tournament_id: id, ...input })
              if (!(outcome instanceof CallError)) toast(say(texts.nameIsIn, { name: input.guest }))
              return outcome
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
