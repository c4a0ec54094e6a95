/**
 * The answer of a rule: the act is allowed; or it is disabled, for a reason the viewer may be told;
 * or it is hidden, since it does not concern the viewer at all.
 */
export type Verdict<Reason extends string = string> =
  | { kind: 'allowed' }
  | { kind: 'disabled'; reason: Reason }
  | { kind: 'hidden'; reason: Reason }

export const allowed = { kind: 'allowed' } as const
export const disabled = <R extends string>(reason: R) => ({ kind: 'disabled', reason }) as const
export const hidden = <R extends string>(reason: R) => ({ kind: 'hidden', reason }) as const

/** The first verdict that is not 'allowed', else 'allowed'. */
export const firstRefusal = <R extends string>(...verdicts: Verdict<R>[]): Verdict<R> =>
  verdicts.find(verdict => verdict.kind !== 'allowed') ?? allowed

/** The first that is not allowed; each is asked only when those before it are content. */
export const inOrder =
  <Situation, R extends string>(...rules: ((situation: Situation) => Verdict<R>)[]) =>
  (situation: Situation): Verdict<R> => {
    for (const rule of rules) {
      const verdict = rule(situation)
      if (verdict.kind !== 'allowed') return verdict
    }
    return allowed
  }
