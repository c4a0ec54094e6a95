import { SLOTS_MAX, SLOTS_MIN, takesAnyRank } from '@gauntlet/contract/tournaments/status'
import { MESSAGE_MAX, RULES_MAX } from '@gauntlet/contract/venues/endpoints'
import type { ReactNode } from 'react'
import { TextAreaField } from '../../../ui/field.tsx'
import { JoinFields } from './join-fields.tsx'
import { plural } from '../../../ui/plural.ts'
import { NumberField } from '../../../ui/number/number-field.tsx'
import { RankedTournamentField } from './ranked-field.tsx'
import { say } from '../../../ui/say.ts'
import { windowWords } from '../words.ts'
import type { TournamentFormParts, TournamentValues } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

const ROWS = 3

/** A bracket of so many has no byes. */
const USUAL = [4, 8, 16]

/** In sight while the fields are folded away: the organizer has not chosen the ranks that are proposed. */
function whoJoins({ open_invite, minRate, minSpread }: TournamentValues): string {
  if (open_invite === false) return texts.onlyForInvitedPlayers
  const [start_rating, end_rating] = [Number(minRate), Number(minSpread)]
  return takesAnyRank(start_rating, end_rating)
    ? texts.anyRankCanJoin
    : say(texts.ranksWindowWordsJoinAtOnce, { windowWords: windowWords({ start_rating, end_rating }) })
}

/** For how many it is; the rest is proposed, and folded away. */
export function PlayersFields({
  parts: { form, field, number },
  parts,
  leastSlots = SLOTS_MIN,
  paid = false,
  invite,
  children,
}: {
  parts: TournamentFormParts
  /** The smallest number of places that the form takes; of 1, 0 becomes 1. */
  leastSlots?: number
  /** Ranked already. */
  paid?: boolean
  /** Players of a new one, where they are not chosen before. */
  invite?: ReactNode
  /** One more field, beside the places. */
  children?: ReactNode
}) {
  const { errors } = form.formState
  const slots = number('slots')
  return (
    <>
      <div className="beside-another">
        <div className="usual-places">
          <NumberField
            label={texts.places}
            field={field('slots')}
            number={slots}
            min={leastSlots}
            max={SLOTS_MAX}
            refuses={leastSlots > 1}
          />
          <div className="usual-sizes">
            {USUAL.map(places => (
              <button
                key={places}
                type="button"
                className={slots.value === String(places) ? 'button ink' : 'button'}
                aria-label={plural(texts.nPlaces, places)}
                aria-pressed={slots.value === String(places)}
                onClick={() => slots.set(places)}
              >
                {places}
              </button>
            ))}
          </div>
          {/* For the eye alone: the field has its label. */}
          <span className="usual-other" aria-hidden="true">
            {texts.other}
          </span>
        </div>
        {children}
      </div>
      {invite}
      <RankedTournamentField field={field('ranked')} paid={paid} />
      <p className="soft small numbers">{whoJoins(form.watch())}</p>
      <details className="more-terms" open={errors.rules !== undefined}>
        <summary>{texts.rulesAndWhoMayJoin}</summary>
        <div className="stack">
          <TextAreaField label={texts.rules} rows={ROWS} maxLength={RULES_MAX} {...field('rules')} />
          <JoinFields parts={parts} />
          <TextAreaField label={texts.messageOptional} rows={ROWS} maxLength={MESSAGE_MAX} {...field('message')} />
        </div>
      </details>
    </>
  )
}
