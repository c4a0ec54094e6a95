import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import {
  mdiAccountMultiplePlus,
  mdiAccountQuestionOutline,
  mdiClipboardTextOutline,
  mdiEmailPlusOutline,
} from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Card } from '../../../ui/card.tsx'
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

const invitedWords = (count: number): string => plural(texts.nPlayersInvited, count)

/**
 * The organizer's ways to add participants: friends that are left, somebody by e-mail, a list of both, a guest by
 * name. Where it is `roomy` the head has the first of them.
 */
export function AddParticipants({ tournament, roomy }: { tournament: Tournament; roomy: boolean }) {
  const [open, setOpen] = useState<'friends' | 'email' | 'list' | 'guest'>()
  const { id, title, actions, ranked, side_size, openSlots, users } = tournament
  const noneLeft = useFreeFriend(users.map(user => user.id)) === false
  const invite = useAction(tournaments.addPlayers, { success: false })
  if (actions.add_players.kind !== 'allowed') return null
  const needs = needsPlayers(tournament)
  const inHead = needs && roomy
  const first = needs && !roomy ? 'button main' : 'button'
  /** Friends in one call, e-mails one after the other: the good ones of a list are taken, whatever the others are. */
  const take = async (picks: readonly Pick[]): Promise<NotTaken[]> => {
    const known = picks.filter(({ key, name }) => key !== name)
    const failed: NotTaken[] = []
    const calls = [
      ...(known.length > 0 ? [{ names: known, call: { user_id: known.map(({ key }) => key) } }] : []),
      ...picks.filter(({ key, name }) => key === name).map(pick => ({ names: [pick], call: { email: pick.key } })),
    ]
    for (const { names, call } of calls) {
      const outcome = await invite.run({ tournament_id: id, ...call })
      if (outcome instanceof CallError) failed.push(...names.map(({ name }) => ({ name, why: outcome.message })))
    }
    if (failed.length < picks.length) toast(invitedWords(picks.length - failed.length))
    return failed
  }
  const close = () => setOpen(undefined)
  return (
    <Card label={texts.addParticipants} className="stack tight">
      <h3>{texts.addParticipants}</h3>
      <div className="add-ways">
        {!noneLeft && !inHead && (
          <button type="button" className={first} onClick={() => setOpen('friends')}>
            <Icon path={mdiAccountMultiplePlus} />
            {texts.fromFriends}
          </button>
        )}
        {!(noneLeft && inHead) && (
          <button type="button" className={noneLeft ? first : 'button'} onClick={() => setOpen('email')}>
            <Icon path={mdiEmailPlusOutline} />
            {texts.byEmail}
          </button>
        )}
        <button type="button" className="button" onClick={() => setOpen('list')}>
          <Icon path={mdiClipboardTextOutline} />
          {texts.pasteAList}
        </button>
        {ranked === 0 && side_size === null && (
          <button type="button" className="button" onClick={() => setOpen('guest')}>
            <Icon path={mdiAccountQuestionOutline} />
            {texts.aGuest}
          </button>
        )}
      </div>
      <Suspense>
        {open === 'friends' && <AddFriends tournament={tournament} close={close} byEmail={() => setOpen('email')} />}
        {open === 'email' && <AddByEmail tournament={tournament} close={close} />}
        {open === 'list' && <PasteList about={title} free={openSlots} close={close} take={take} />}
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
    </Card>
  )
}
