import { friends } from '@gauntlet/contract/friends/endpoints'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { LinkSegments } from '../../ui/segments.tsx'
import * as texts from './texts.ts'

/** Find and My Friends, with a mark while a request waits for an answer: how many there are the lists say. */
export function FriendTabs() {
  const { data } = useApi(friends.list, {})
  const asking = data?.payload.filter(({ friends: status }) => status === 'received').length ?? 0
  return (
    <LinkSegments
      label={texts.friends}
      tabs={[
        { to: paths.searchFriend, text: texts.find },
        { to: paths.searchMyFriend, text: texts.myFriends, fresh: asking },
      ]}
    />
  )
}
