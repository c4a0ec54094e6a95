import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { FreeFriends, FriendChoices, inviteWords } from '../../../people/friend-choices.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { TournamentLink } from './tournament-link.tsx'
import * as texts from '../texts.ts'
import { plural } from '../../../ui/plural.ts'

/** Invites friends without a place, at most as many as there are slots. */
export default function AddFriends({
  tournament,
  close,
  byEmail,
}: {
  tournament: Tournament
  close: () => void
  /** The way on where no friend is left. */
  byEmail: () => void
}) {
  const { id, title, users, slots } = tournament
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { run, busy } = useAction(tournaments.addPlayers, {
    success: plural(texts.invitationsSent, chosen.length),
  })
  const invite = async () => {
    const outcome = await run({ tournament_id: id, user_id: [...chosen] })
    if (!(outcome instanceof CallError)) close()
  }
  return (
    <Modal title={texts.addFromFriends} line={title} close={close}>
      <FreeFriends
        taken={users.map(user => user.id)}
        allTaken={texts.allYourFriendsAreInvited}
        way={
          <>
            <button type="button" className="button main" onClick={byEmail}>
              {texts.byEmail}
            </button>
            <TournamentLink tournament={tournament} />
          </>
        }
      >
        {free => (
          <>
            <FriendChoices friends={free} chosen={chosen} full={chosen.length >= slots} onChange={setChosen} />
            <div className="modal-foot">
              <button
                type="button"
                className="button main wide"
                disabled={busy || chosen.length === 0}
                onClick={() => void invite()}
              >
                {inviteWords(chosen.length)}
              </button>
            </div>
          </>
        )}
      </FreeFriends>
    </Modal>
  )
}
