import { friends, friendTexts } from '@gauntlet/contract/friends/endpoints'
import { emailSearch } from '@gauntlet/contract/people-search/forms'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import { mdiEmailOutline } from '@mdi/js'
import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useForm } from '../../api/use-form.ts'
import { useFriendStatus } from '../../people/use-friendship.ts'
import { TextField } from '../../ui/field.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { FriendActions } from '../../people/friend-actions.tsx'
import { PlayerCard } from '../../people/player-card.tsx'
import { Fold } from './fold.tsx'
import * as texts from './texts.ts'

/** Finds the owner of an e-mail, on a button, since look-ups are counted. */
export function EmailSearch() {
  const [asked, setAsked] = useState('')
  const { errors, submit, forget } = useForm(emailSearch, async ({ email }) => setAsked(email))
  return (
    <Fold icon={mdiEmailOutline} title={texts.byEmail}>
      <form className="email-search" noValidate onSubmit={event => void submit(event, {})} onInput={forget}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          name="email"
          error={errors['email']}
        />
        <button type="submit" className="button">
          {texts.search}
        </button>
      </form>
      {asked !== '' && <Owner email={asked} />}
    </Fold>
  )
}

function Owner({ email }: { email: string }) {
  const { data, error, refetch } = useApi(friends.search, { email })
  const statusOf = useFriendStatus()
  if (error) return <ErrorState title={peopleSearchTexts.problem} error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonList rows={1} />
  const [player] = data.payload
  if (!player)
    return (
      <output className="card soft">
        {friendTexts.noneFound}: {email}
      </output>
    )
  const status = statusOf?.(player.id) ?? player.friends
  return <PlayerCard player={player} actions={<FriendActions player={player} status={status} />} />
}
