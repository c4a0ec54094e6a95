import { friendCard } from '@gauntlet/contract/friends/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { eraseFriendships } from '../people/erase-queries.ts'
import * as exported from './export-queries.ts'
import { friendRoutes } from './routes.ts'

export const friends = feature({
  name: 'friends',
  routes: friendRoutes,
  answers: { FriendCard: friendCard },
  jobs: none('Nothing of it comes due.'),
  keeps: {
    export: { friends: exported.friends, friend_requests: exported.friendRequests },
    leave: none('A friendship is two players and nothing beside them: it is erased.'),
    erase: (tx, _services, userId) => eraseFriendships.affected(tx, { userId }),
  },
  gathers: none('Two are friends wherever they are: blocks ends it, and it takes place nowhere.'),
})
