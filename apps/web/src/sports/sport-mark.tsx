import { Suspense } from 'react'
import { partOf } from '../ui/part.tsx'

const { Part: Drawn, load } = partOf<{ name: string }>(async () => {
  const [{ sportMark }, { Icon }] = await Promise.all([import('./sport-marks.ts'), import('../ui/icon.tsx')])
  return ({ name }) => <Icon path={sportMark(name)} />
})

/** Settles once the marks are there, or cannot be had. */
export const marks = load().catch(() => undefined)

/** A sport's mark on a disc of its own; it decorates the name beside it, so it may come after the words. */
export const SportMark = ({ name }: { name: string }) => (
  <span className="sport-mark" aria-hidden="true">
    <Suspense>
      <Drawn name={name} />
    </Suspense>
  </span>
)
