import type { User } from '@gauntlet/contract/profiles/answer'
import { mdiAccountMinusOutline, mdiCheckBold } from '@mdi/js'
import { useFriendship } from '../../people/use-friendship.ts'
import { ActButtons } from '../../ui/act-buttons.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** The friendship with the player of a profile, as long as it can begin: its state, and its buttons. */
export function FriendActs({ user }: { user: User }) {
  const { acts, busy } = useFriendship(user, user.friends)
  if (user.friends === 'friend') return null
  return (
    <div className="row profile-friendship">
      {user.friends === 'received' && <p>{say(texts.firstNameWantsToBeYour, { firstName: user.first_name })}</p>}
      <ActButtons acts={acts} busy={busy} about={user.full_name} />
    </div>
  )
}

/** That they are friends, and what only friends see. */
export const FriendLine = ({ user: { friends, email } }: { user: User }) =>
  friends === 'friend' && (
    <p className="profile-friend">
      <Chip tone="grass" icon={mdiCheckBold}>
        {texts.friends}
      </Chip>
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )

/** The end of a friendship, which nobody comes to a profile for. */
export function EndFriendship({ user }: { user: User }) {
  const { acts, busy } = useFriendship(user, user.friends)
  if (user.friends !== 'friend') return null
  const quiet = acts.map(act => ({
    ...act,
    text: texts.endTheFriendship,
    icon: mdiAccountMinusOutline,
    look: 'quiet' as const,
  }))
  return <ActButtons acts={quiet} busy={busy} about={user.full_name} small inMenu />
}
