import './challenges.css'
import * as texts from './texts.ts'

/** Others changed it since the viewer last looked. */
export const NewMark = () => <span className="new-mark">{texts.newChip}</span>
