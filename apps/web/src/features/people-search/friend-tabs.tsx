import { friends, type FriendStatus } from '@gauntlet/contract/friends/endpoints'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { LinkSegments } from '../../ui/segments.tsx'
import * as texts from './texts.ts'

/** Find and My Friends: how many there are, and a mark while a request waits for an answer. */
export function FriendTabs() {
  const { data } = useApi(friends.list, {})
  const of = (wanted: FriendStatus) => data?.payload.filter(({ friends: status }) => status === wanted).length ?? 0
  return (
    <LinkSegments
      label={texts.friends}
      tabs={[
        { to: paths.searchFriend, text: texts.find },
        { to: paths.searchMyFriend, text: texts.myFriends, count: of('friend'), fresh: of('received') },
      ]}
    />
  )
}
