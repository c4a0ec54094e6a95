import { friends } from '@gauntlet/contract/friends/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { listFriends, searchFriends } from './lists.ts'
import { addFriendOfChallenge } from './of-challenge.ts'
import { sendRequests } from './requests.ts'

export const friendRoutes = bind(friends, {
  send: sendRequests,
  list: listFriends,
  search: searchFriends,
  addFriend: addFriendOfChallenge,
})
