import { cardPreference, userCard } from '@gauntlet/contract/cards/answer'
import { gender, user } from '@gauntlet/contract/profiles/answer'
import { feature, none } from '../../platform/features/feature.ts'
import { agesJob } from './ages.ts'
import { profileRoutes } from './routes.ts'

export const profiles = feature({
  name: 'profiles',
  routes: profileRoutes,
  answers: { Gender: gender, User: user, UserCard: userCard, CardPreference: cardPreference },
  jobs: [{ job: agesJob, due: 'follows' }],
  keeps: none('A profile is the row of the account: accounts exports it, and erases it last.'),
  gathers: none('Nobody meets anybody in it.'),
})
