import { FormatWords, shownFormats } from './format-words.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** How the winners are found, one of a few, each with what it means. */
export function FormatChoice({ parts: { field } }: { parts: TournamentFormParts }) {
  const { error, ...registered } = field('format')
  return (
    <fieldset className="stack tight">
      <legend className="form-legend">{texts.format}</legend>
      <div className="format-choices">
        {shownFormats.map(format => (
          <label key={format} className="format-choice">
            <input type="radio" value={format} {...registered} />
            <FormatWords format={format} />
          </label>
        ))}
      </div>
      {error !== undefined && <p className="form-error">{error}</p>}
    </fieldset>
  )
}
