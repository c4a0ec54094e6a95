import type { Millis } from '@gauntlet/contract/time'
import type { Verdict } from '../verdict.ts'

/** The effect of an act or of time on a thing: new facts to store, and their consequences. */
export interface Outcome<Facts, Consequences> {
  facts: Facts
  consequences: Consequences
}

export type Refused<Reason extends string> = Exclude<Verdict<Reason>, { kind: 'allowed' }>

/** The result of an act: its outcome, or the refusal. */
export type Attempt<Facts, Consequences, Reason extends string> =
  | ({ kind: 'allowed' } & Outcome<Facts, Consequences>)
  | Refused<Reason>

export const done = <Facts, Consequences>(facts: Facts, consequences: Consequences) =>
  ({ kind: 'allowed', facts, consequences }) as const

/** The same of an outcome that another rule has found. */
export const succeed = <Facts, Consequences>({ facts, consequences }: Outcome<Facts, Consequences>) =>
  done(facts, consequences)

type Joins<Consequences> = (first: Consequences, second: Consequences) => Consequences

/** The next step that time takes by `now`; null if nothing more is due. */
type Next<Facts, Consequences> = (facts: Facts, now: Millis) => Outcome<Facts, Consequences> | null

/**
 * Everything that time has done up to `now`, in the order in which it came due. Facts that are settled already come
 * back as they are, so it may run twice, and on any node.
 */
export const settling =
  <Facts, Consequences>(none: Consequences, together: Joins<Consequences>, nextOf: Next<Facts, Consequences>) =>
  (facts: Facts, now: Millis): Outcome<Facts, Consequences> => {
    let outcome = { facts, consequences: none }
    for (let next = nextOf(facts, now); next !== null; next = nextOf(next.facts, now))
      outcome = { facts: next.facts, consequences: together(outcome.consequences, next.consequences) }
    return outcome
  }

/** The rules of a noun that its acts go through. */
interface Rules<Facts, Viewer, Action, Consequences, Reason extends string> {
  settle: (facts: Facts, now: Millis) => Outcome<Facts, Consequences>
  /** On facts that are settled. */
  verdictOf: (action: Action, facts: Facts, viewer: Viewer, now: Millis) => Verdict<Reason>
  /** One after the other, as one. */
  together: Joins<Consequences>
}

/** How the acts of a noun are attempted. */
export function attempts<Facts, Viewer, Action, Consequences, Reason extends string>({
  settle,
  verdictOf,
  together,
}: Rules<Facts, Viewer, Action, Consequences, Reason>) {
  type Attempted = Attempt<Facts, Consequences, Reason>
  type Act = (settled: Facts) => Attempted

  /** Settles first, so that an act meets the status that the clock says, and keeps what settling led to. */
  const afterSettling = (facts: Facts, now: Millis, act: Act): Attempted => {
    const past = settle(facts, now)
    const attempted = act(past.facts)
    return attempted.kind === 'allowed'
      ? done(attempted.facts, together(past.consequences, attempted.consequences))
      : attempted
  }

  /** An act of a viewer: it happens where the action's verdict allows it. */
  const attempt = (action: Action, facts: Facts, viewer: Viewer, now: Millis, act: Act): Attempted =>
    afterSettling(facts, now, settled => {
      const verdict = verdictOf(action, settled, viewer, now)
      return verdict.kind === 'allowed' ? act(settled) : verdict
    })

  return { afterSettling, attempt }
}
