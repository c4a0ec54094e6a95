import { formatTexts } from '@gauntlet/contract/brackets/texts'
import { tournamentFormats } from '@gauntlet/contract/tournaments/status'
import { Sketch } from '../bracket/sketch.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** So many can be told apart in a small picture. */
const SKETCHED = 4

/** The positions, in place of a bracket. */
const List = () => (
  <svg className="bracket-sketch" viewBox="0 0 242 122" aria-hidden="true">
    <path d="M1 21H241M1 61H181M1 101H121" />
  </svg>
)

/** How the winners are found, one of a few, each with what it means. */
export function FormatChoice({ parts: { field } }: { parts: TournamentFormParts }) {
  const { error, ...registered } = field('format')
  return (
    <fieldset className="stack tight">
      <legend className="form-legend">{texts.format}</legend>
      <div className="format-choices">
        {tournamentFormats
          .toSorted((one, two) => Number(one === 'none') - Number(two === 'none'))
          .map(format => (
            <label key={format} className="format-choice">
              <input type="radio" value={format} {...registered} />
              {format === 'none' ? <List /> : <Sketch format={format} players={SKETCHED} />}
              <span>
                <strong>{formatTexts[format].title}</strong>
                <span className="soft small">{formatTexts[format].line}</span>
              </span>
            </label>
          ))}
      </div>
      {error !== undefined && <p className="form-error">{error}</p>}
    </fieldset>
  )
}
