import type { BoardRow } from '@gauntlet/contract/leaderboards/endpoints'
import { say } from '../ui/say.ts'
import './form-dots.css'
import * as texts from './texts.ts'

/** How matches went for a player, the latest last. */
export type Form = BoardRow['form']

const OUTCOMES: Record<Form[number], string> = {
  won: texts.formWon,
  drawn: texts.formDrawn,
  lost: texts.formLost,
}

/** The last matches as dots, the latest at the right; in words for players who do not see them. */
export const FormDots = ({ form }: { form: Form }) => (
  <span className="form-dots">
    {form.length > 0 && (
      <span className="visually-hidden">
        {say(texts.lastMatches, { outcomes: form.map(outcome => OUTCOMES[outcome]).join(', ') })}
      </span>
    )}
    {form.map((outcome, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- matches have no name here: their order is all there is
      <span key={at} className={`form-dot ${outcome}`} aria-hidden="true" />
    ))}
  </span>
)
