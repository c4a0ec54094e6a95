import type { AnswerOf, Endpoint, InputOf } from '@gauntlet/contract/endpoint'
import type { Transaction } from '../../platform/database/database.ts'
import type { Act, Said } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'

/** An input before it is checked. */
export type Raw = Readonly<Record<string, unknown>>

/** How players act on the things of one noun: challenges, tournaments, events, brackets. */
export interface Acting<Loaded, Meaning, Doing, Written, Answer> {
  /** The thing, if there is one that the viewer may see (404 if not). In a transaction its row is held. */
  load(services: Services, viewer: Viewer, id: unknown, tx?: Transaction): Promise<Loaded>
  /** Refuses (403) a viewer for whom the act that the input means is not; any other fault comes after. */
  refuseOthers(services: Services, loaded: Loaded, meaning: Meaning, raw: Raw): void
  /** Lets the rules decide on what was loaded under the lock (409), and stores it. */
  carryOut(tx: Transaction, services: Services, viewer: Viewer, loaded: Loaded, doing: Doing): Promise<Written>
  /** The thing as it was just written. */
  present(services: Services, viewer: Viewer, written: Written): Promise<Answer>
}

/** Carries out the act on the thing with that id. */
type Does<Doing, Answer> = (id: string, doing: Doing) => Promise<Answer>

/**
 * The acts of a noun, each given by what its input means and how it is carried out. A thing is loaded once, under its
 * lock; 404, 403, 400 and 409 come in this order. `run` gets the function that carries the act out, and words the
 * answer.
 */
export const actsOn =
  <Loaded, Meaning, Doing, Written, Answer>(noun: Acting<Loaded, Meaning, Doing, Written, Answer>) =>
  <E extends Endpoint>(
    meaning: Meaning,
    run: (
      act: Does<Doing, Answer>,
      viewer: Viewer,
      input: InputOf<E>,
      services: Services,
    ) => Promise<AnswerOf<E> | Said<AnswerOf<E>>>,
    field: 'id' | 'challenge_id' | 'tournament_id' | 'event_id' = 'id',
  ): Act<E> => ({
    async guard(services, viewer, raw) {
      noun.refuseOthers(services, await noun.load(services, viewer, raw[field]), meaning, raw)
    },
    act(services, viewer, input) {
      const act: Does<Doing, Answer> = async (id, doing) => {
        const written = await services.db.transaction(async tx => {
          const loaded = await noun.load(services, viewer, id, tx)
          noun.refuseOthers(services, loaded, meaning, { ...input })
          return noun.carryOut(tx, services, viewer, loaded, doing)
        })
        return noun.present(services, viewer, written)
      }
      return run(act, viewer, input, services)
    },
  })
