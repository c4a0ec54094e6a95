import { friends } from '@gauntlet/contract/friends/endpoints'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { LinkSegments } from '../../ui/segments.tsx'

/** Find and My Friends, with the count of requests that wait for an answer. */
export function FriendTabs() {
  const { data } = useApi(friends.list, {})
  const waiting = data?.payload.filter(({ friends: status }) => status === 'received').length ?? 0
  return (
    <LinkSegments
      label="Friends"
      tabs={[
        { to: paths.searchFriend, text: 'Find' },
        { to: paths.searchMyFriend, text: 'My Friends', count: waiting },
      ]}
    />
  )
}
