import { isForbidden } from '@gauntlet/rules/challenges/seeing'
import type { friends } from '@gauntlet/contract/friends/endpoints'
import { actionsFor } from '@gauntlet/rules/challenges/actions'
import type { Executor } from '../../platform/database/database.ts'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { forbidden } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { requireVisible, otherOf } from '../challenges/facts.ts'
import { askPlayer } from './requests.ts'

/** The other player of a challenge that the viewer is in. */
async function requireOther(executor: Executor, services: Services, viewer: Viewer, challengeId: unknown) {
  const { facts, viewer: who, cast } = await requireVisible(executor, services, viewer, challengeId)
  const { add_friends } = actionsFor(facts, who, services.clock.now().getTime())
  const other = otherOf(cast, viewer.id)
  // Nobody has joined an open challenge yet, or the viewer is not in it.
  if (!other || (add_friends.kind !== 'allowed' && isForbidden(add_friends.reason))) throw forbidden()
  return other.user_id
}

/** Add as Friends on a challenge. */
export const addFriendOfChallenge: GuardedUseCase<typeof friends.addFriend> = {
  guard: async (services, viewer, raw) => void (await requireOther(services.db, services, viewer, raw['id'])),
  async run(services, viewer, { id }) {
    const other = await requireOther(services.db, services, viewer, id)
    return { friend_status: await askPlayer(services, viewer, other) }
  },
}
