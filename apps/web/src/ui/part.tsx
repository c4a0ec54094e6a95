import { type ComponentType, lazy, useState } from 'react'

/**
 * As React's `lazy`, but drawn at once where its script is there: behind a Suspense that is new, even a part that only
 * has to be looked up gives way to the fallback, and that stays for 300 ms.
 */
export function partOf<P extends object>(get: () => Promise<ComponentType<P>>) {
  let there: ComponentType<P> | undefined
  const load = async () => (there = await get())
  const Later: ComponentType<P> = lazy(async () => ({ default: await load() }))
  function Part(props: P) {
    // The one that is drawn first stays: the other would begin anew.
    const [Drawn] = useState(() => there ?? Later)
    return <Drawn {...props} />
  }
  return { Part, load }
}
