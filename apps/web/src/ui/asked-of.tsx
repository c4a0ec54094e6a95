import type { ReactNode } from 'react'
import type { Asks } from './act-buttons.tsx'
import { Avatar } from './avatar.tsx'

/** px */
const FACE = 56

/** The words of a question, beside the face of whom it is about. */
export const AskedOf = ({ face, children }: Pick<Asks, 'face'> & { children: ReactNode }) => (
  <div className="asked-of">
    {face && <Avatar {...face} size={FACE} />}
    {children}
  </div>
)
