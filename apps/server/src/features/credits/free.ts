import { creditTexts, type credits, FREE_CREDITS, FREE_EVERY_HOURS } from '@gauntlet/contract/credits/endpoints'
import { isId } from '@gauntlet/contract/fields'
import { HOUR } from '@gauntlet/contract/time'
import { type FreeFacts, mayHaveFree } from '@gauntlet/rules/credits/free'
import { type GuardedUseCase, Said } from '../../platform/http/bind.ts'
import { forbidden, notFound, requireAllowed } from '../../platform/http/refusal.ts'
import { addCredits } from './ledger.ts'
import * as queries from './queries.ts'

/** Asked again after it worked, as by a client that missed the answer: it has what it asked for. */
const isRepeat = ({ balance, lastFree }: FreeFacts, now: number) =>
  balance > 0 && lastFree !== null && now - lastFree < FREE_EVERY_HOURS * HOUR

/** Ten free credits for whoever has none left; under the player's lock, so that two calls at once add them once. */
export const giveFreeCredits: GuardedUseCase<typeof credits.free> = {
  async guard(_services, viewer, { id }) {
    if (id === viewer.id) return
    // Whoever else it is, and whether it is anybody: one answer.
    throw isId(id) ? forbidden() : notFound()
  },
  run(services, { id: userId }) {
    return services.db.transaction(async tx => {
      await queries.lockPlayer.one(tx, { userId })
      const now = services.clock.now().getTime()
      const { balance, refundable, last_free } = await queries.findFreeFacts.one(tx, { userId })
      const facts = { balance, refundable, lastFree: last_free?.getTime() ?? null }
      if (isRepeat(facts, now)) return new Said({ credits: balance }, { message: creditTexts.freeHad })
      requireAllowed(mayHaveFree(facts, now), creditTexts)
      await addCredits(tx, services, { userId, points: FREE_CREDITS, reason: 'free', cause: null })
      services.live.touch(tx, [userId])
      return new Said({ credits: balance + FREE_CREDITS }, { message: creditTexts.freeAdded })
    })
  },
}
