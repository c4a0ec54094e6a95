import { lazy, Suspense } from 'react'

const Drawn = lazy(async () => {
  const [{ sportMark }, { Icon }] = await Promise.all([import('./sport-marks.ts'), import('../ui/icon.tsx')])
  return { default: ({ name }: { name: string }) => <Icon path={sportMark(name)} /> }
})

/** A sport's mark on a disc of its own; it decorates the name beside it, so it may come after the words. */
export const SportMark = ({ name }: { name: string }) => (
  <span className="sport-mark" aria-hidden="true">
    <Suspense>
      <Drawn name={name} />
    </Suspense>
  </span>
)
