import { type ComponentType, lazy as lazyOf, useState } from 'react'

/**
 * As React's `lazy`, but drawn at once where its script is there: behind a Suspense that is new, even a part that only
 * has to be looked up gives way to the fallback, and that stays for 300 ms.
 */
export function partOf<P extends object>(get: () => Promise<ComponentType<P>>, name = '') {
  let there: ComponentType<P> | undefined
  const load = async () => (there = await get())
  const Later: ComponentType<P> = lazyOf(async () => ({ default: await load() }))
  function Part(props: P) {
    if (import.meta.env.SSR && name !== '') drawn?.add(name)
    // The one that is drawn first stays: the other would begin anew.
    const [Drawn] = useState(() => there ?? Later)
    return <Drawn {...props} />
  }
  return { Part, load }
}

/** How the parts of the modules that have run are loaded, by their names. */
const parts = new Map<string, () => Promise<unknown>>()
let drawn: Set<string> | undefined

/** A part of a screen that is loaded once it is drawn. The build gives it its name: `build/named-parts.ts`. */
export function lazy<P extends object>(get: () => Promise<{ default: ComponentType<P> }>, name = '') {
  const { Part, load } = partOf(async () => (await get()).default, name)
  parts.set(name, load)
  return Part
}

/** Adds the names of the parts that `work` draws. */
export function withParts<T>(names: Set<string>, work: () => T): T {
  drawn = names
  try {
    return work()
  } finally {
    drawn = undefined
  }
}

/** Loads the parts of these names, also those that only another of them knows. One that is not there says so itself. */
export async function loadParts(names: readonly string[]): Promise<void> {
  for (let known = -1; known < parts.size; ) {
    known = parts.size
    await Promise.allSettled(names.flatMap(name => parts.get(name) ?? []).map(load => load()))
  }
}
