import type { AnswerOf, Endpoint, InputOf } from '@gauntlet/contract/endpoint'
import type { Millis } from '@gauntlet/contract/time'
import type { Attempt, Outcome } from '@gauntlet/rules/gathering/outcome'
import type { Verdict } from '@gauntlet/rules/verdict'
import type { Transaction } from '../../platform/database/database.ts'
import type { Act, Said } from '../../platform/http/bind.ts'
import type { Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'

/** An input before it is checked. */
export type Raw = Readonly<Record<string, unknown>>

/** How players act on what one noun keeps. */
export interface Acting<Loaded, Meaning, Doing, Made, Answer> {
  /** The thing, if there is one that the viewer may see (404 if not). In a transaction its row is held. */
  load(services: Services, viewer: Viewer, id: unknown, tx?: Transaction): Promise<Loaded>
  /** Refuses (403) a viewer for whom the act that the input means is not; any other fault comes after. */
  refuseOthers(services: Services, loaded: Loaded, meaning: Meaning, raw: Raw): void
  /** Lets the rules decide on what was loaded under the lock (409), and stores it. */
  carryOut(tx: Transaction, services: Services, viewer: Viewer, loaded: Loaded, doing: Doing): Promise<Made>
  /** The thing as it was just written. */
  present(services: Services, viewer: Viewer, written: Made): Promise<Answer>
}

/** Carries out the act on the thing with that id. */
type Does<Doing, Answer> = (id: string, doing: Doing) => Promise<Answer>

/**
 * The acts of a noun, each given by what its input means and how it is carried out. A thing is loaded once, under its
 * lock; 404, 403, 400 and 409 come in this order. `run` gets the function that carries the act out, and words the
 * answer.
 */
export const actsOn =
  <Loaded, Meaning, Doing, Made, Answer>(noun: Acting<Loaded, Meaning, Doing, Made, Answer>) =>
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

/** A player's act on a thing, as its noun's rules see it; a noun adds what the rules know nothing of. */
export interface ActOf<Action, Facts, Who, Consequences, Reason extends string> {
  action: Action
  attempt: (facts: Facts, viewer: Who, now: Millis) => Attempt<Facts, Consequences, Reason>
  /** A repeated GET answers with what stands. */
  repeats?: boolean
  /** Stored before it where the rules allow it: stars. */
  also?: () => Promise<void>
}

/** A loaded thing with the outcome of the rules, to be stored. */
export interface Decided<Loaded, Facts, Consequences, Done> extends Outcome<Facts, Consequences> {
  loaded: Loaded
  act: Done
  /** The player who did it. */
  actor: string
}

/** A thing after an act on it. */
export interface Written<Loaded, Facts, Done> {
  loaded: Loaded
  facts: Facts
  act: Done
  /** Nothing was written of an act that had been done already. */
  repeated: boolean
}

/** A noun whose acts its rules decide: challenges, tournaments, events. */
interface Gathering<Loaded, Facts, Who, Action, Consequences, Reason extends string, Done, Answer> {
  load: (services: Services, viewer: Viewer, id: unknown, tx?: Transaction) => Promise<Loaded>
  rules: {
    settle: (facts: Facts, now: Millis) => Outcome<Facts, Consequences>
    /** On facts that are settled. */
    verdictOf: (action: Action, facts: Facts, viewer: Who, now: Millis) => Verdict<Reason>
    /** Does the reason lie with the viewer (403), rather than with how things stand (409)? */
    isForbidden: (action: Action, reason: Reason) => boolean
    /** Does it say that the act has been done already? */
    isRepeat?: (action: Action, reason: Reason) => boolean
  }
  refusalOf: (action: Action, reason: Reason) => Refusal
  /** Stores what the rules decided, and carries out what follows from it. */
  store: (tx: Transaction, services: Services, decided: Decided<Loaded, Facts, Consequences, Done>) => Promise<void>
  present: (services: Services, viewer: Viewer, written: Written<Loaded, Facts, Done>) => Promise<Answer>
}

/**
 * The acts of a noun that its rules decide. An input means an action, or null where it is anybody's own matter; what is
 * done may be chosen under the lock, where more can be read.
 */
export const decidedActsOn = <
  Facts,
  Who,
  Loaded extends { facts: Facts; viewer: Who },
  Action,
  Consequences,
  Reason extends string,
  Done extends ActOf<Action, Facts, Who, Consequences, Reason>,
  Answer,
>({
  load,
  rules,
  refusalOf,
  store,
  present,
}: Gathering<Loaded, Facts, Who, Action, Consequences, Reason, Done, Answer>) =>
  actsOn({
    load,
    refuseOthers(
      { clock },
      loaded: Loaded,
      meaning: (raw: Raw, loaded: Loaded, now: Millis) => Action | null,
      raw,
    ): void {
      const now = clock.now().getTime()
      const action = meaning(raw, loaded, now)
      if (action === null) return
      const verdict = rules.verdictOf(action, rules.settle(loaded.facts, now).facts, loaded.viewer, now)
      if (verdict.kind !== 'allowed' && rules.isForbidden(action, verdict.reason))
        throw refusalOf(action, verdict.reason)
    },
    async carryOut(
      tx,
      services,
      viewer,
      loaded: Loaded,
      choose: (loaded: Loaded, now: Millis, tx: Transaction) => Done | Promise<Done>,
    ): Promise<Written<Loaded, Facts, Done>> {
      const now = services.clock.now().getTime()
      const act = await choose(loaded, now, tx)
      const attempt = act.attempt(loaded.facts, loaded.viewer, now)
      if (attempt.kind === 'allowed') {
        await act.also?.()
        const { facts, consequences } = attempt
        await store(tx, services, { loaded, facts, consequences, act, actor: viewer.id })
        return { loaded, facts, act, repeated: false }
      }
      if (act.repeats && rules.isRepeat?.(act.action, attempt.reason))
        return { loaded, facts: loaded.facts, act, repeated: true }
      throw refusalOf(act.action, attempt.reason)
    },
    present,
  })
