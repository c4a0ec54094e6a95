import { RATE_MAX } from '@gauntlet/contract/tournaments/forms'
import { RATE_STEP, visibilities } from '@gauntlet/contract/tournaments/status'
import { CheckField, SelectField } from '../../../ui/field.tsx'
import { say } from '../../../ui/say.ts'
import { windowWords } from '../words.ts'
import { NumberField } from '../../../ui/number/number-field.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** Which players may join, beside those who are invited, and who may look on. */
export function JoinFields({ parts: { field, number } }: { parts: TournamentFormParts }) {
  const centre = number('minRate')
  const spread = number('minSpread')
  return (
    <>
      <fieldset className="stack tight">
        <div className="form-pair">
          <NumberField
            label={texts.rank}
            field={field('minRate')}
            number={centre}
            min={0}
            max={RATE_MAX}
            step={RATE_STEP}
          />
          <NumberField
            label={texts.spread}
            field={field('minSpread')}
            number={spread}
            min={0}
            max={RATE_MAX}
            step={RATE_STEP}
          />
        </div>
        <p className="hint soft small numbers">
          {say(texts.ranksWindowWordsJoinAtOnce, {
            windowWords: windowWords({ start_rating: Number(centre.value), end_rating: Number(spread.value) }),
          })}
        </p>
      </fieldset>
      <CheckField label={texts.openAnyoneMayJoin} {...field('open_invite')} />
      <CheckField label={texts.alsoPlayersUnder18Who} {...field('open_to_minors')} />
      <SelectField label={texts.whoSeesIt} {...field('visibility')}>
        {visibilities.map(one => (
          <option key={one} value={one}>
            {texts.seenBy[one]}
          </option>
        ))}
      </SelectField>
    </>
  )
}
