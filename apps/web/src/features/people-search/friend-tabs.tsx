import { friends } from '@gauntlet/contract/friends/endpoints'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { LinkSegments } from '../../ui/segments.tsx'
import * as texts from './texts.ts'

/** Find and My Friends, with the count of requests that wait for an answer. */
export function FriendTabs() {
  const { data } = useApi(friends.list, {})
  const waiting = data?.payload.filter(({ friends: status }) => status === 'received').length ?? 0
  return (
    <LinkSegments
      label={texts.friends}
      tabs={[
        { to: paths.searchFriend, text: texts.find },
        { to: paths.searchMyFriend, text: texts.myFriends, count: waiting },
      ]}
    />
  )
}
