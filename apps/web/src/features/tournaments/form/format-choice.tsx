import { formatTexts } from '@gauntlet/contract/brackets/texts'
import { tournamentFormats } from '@gauntlet/contract/tournaments/status'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

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
