/** Stands for one argument while a query is compiled; its value is put in at each call. */
class Argument {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

/** The properties by which Kysely tells expressions from values. */
const PROBES = new Set<string | symbol>(['toOperationNode', 'expressionType', 'alias', 'isRawBuilder', 'constructor'])

export interface Recording<Args extends object> {
  /** The arguments for the builder: each is a stand-in that can only be passed on. */
  args: Args
  /** The key of the argument a parameter stands for; undefined where the parameter is a constant. */
  keyOf: (parameter: unknown) => string | undefined
  /** How often each argument was read. */
  reads: ReadonlyMap<string, number>
}

/**
 * Hands out stand-ins. Arithmetic, concatenation, iteration or a property of one throws: its value isn't known yet.
 * A bare truth test can't be caught here; it shows as a read that reached no parameter.
 */
export function recordArguments<Args extends object>(): Recording<Args> {
  const reads = new Map<string, number>()
  const known = new Map<unknown, string>()

  const standIn = (key: string) => {
    const misuse = (): never => {
      throw new Error(`The query computes with args.${key} in JavaScript: pass it on as it is and compute in SQL`)
    }
    const proxy = new Proxy(new Argument(key), {
      get: (_, property) => (PROBES.has(property) ? undefined : misuse()),
      has: () => false,
      ownKeys: misuse,
      set: misuse,
    })
    known.set(proxy, key)
    return proxy
  }
  const standIns = new Map<string, Argument>()
  const args = new Proxy(Object.create(null), {
    get(_, key) {
      if (typeof key === 'symbol') throw new Error('The arguments of a query are read by name')
      reads.set(key, (reads.get(key) ?? 0) + 1)
      const argument = standIns.get(key) ?? standIn(key)
      standIns.set(key, argument)
      return argument
    },
    ownKeys() {
      throw new Error('The arguments of a query are not known while it is compiled: name each one')
    },
  })
  return { args, keyOf: parameter => known.get(parameter), reads }
}
