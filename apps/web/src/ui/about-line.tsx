import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { serverNow } from './clock.ts'
import { absolute } from './when.ts'

/** px */
const FACE = 40

/** A time at its venue, broken only before it: no zone and no hour alone in a line. */
export const aboutTime = (at: string, timezone: string): string =>
  absolute(Date.parse(at), serverNow(), timezone).replaceAll(' ', '\u00a0')

/** The subject of a dialog, below its title: its `mark`, its name, and below that what tells it from others. */
export const aboutLine = (mark: ReactNode, name: ReactNode, line?: ReactNode) => (
  <span className="modal-about">
    {mark}
    <span>
      {line === undefined ? <strong>{name}</strong> : name}
      {line !== undefined && <strong>{line}</strong>}
    </span>
  </span>
)

/** A player below the title of a dialog. */
export const aboutPlayer = (
  { id, full_name, preference }: { id: string; full_name: string; preference: { image: string | null } },
  line?: ReactNode,
) => aboutLine(<Avatar id={id} name={full_name} image={preference.image} size={FACE} />, full_name, line)
