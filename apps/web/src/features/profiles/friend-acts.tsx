import type { User } from '@gauntlet/contract/profiles/answer'
import { useFriendship } from '../../people/use-friendship.ts'
import { ActButtons } from '../../ui/act-buttons.tsx'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** The friendship with the player of a profile: its state, and its buttons. */
export function FriendActs({ user }: { user: User }) {
  const { acts, busy } = useFriendship(user, user.friends)
  return (
    <div className="row profile-friendship">
      {user.friends === 'received' && <p>{say(texts.firstNameWantsToBeYour, { firstName: user.first_name })}</p>}
      {user.friends === 'friend' && user.email !== null && (
        <p>
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </p>
      )}
      <ActButtons acts={acts} busy={busy} about={user.full_name} />
    </div>
  )
}
