import { mdiQrcode } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'

const GuestLink = lazy(() => import('./guest-link.tsx'))

/** For the organizer: the way to the link of a guest. */
export function GuestLinkButton({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={say(texts.linkOfName, { name })}
        onClick={() => setOpen(true)}
      >
        <Icon path={mdiQrcode} />
        {texts.link}
      </button>
      <Suspense>{open && <GuestLink id={id} name={name} close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
