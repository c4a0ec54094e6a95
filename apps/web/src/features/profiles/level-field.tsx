import { LEVELS } from '@gauntlet/contract/sports/endpoints'
import './profiles.css'
import * as texts from './texts.ts'

const WORDS: readonly string[] = [
  texts.justStarting,
  texts.knowTheRules,
  texts.keepAGameGoing,
  texts.playForFun,
  texts.winFriendly,
  texts.playInALeague,
  texts.winTournaments,
]

/** How well a player plays a sport by their own account, until results tell it. */
export const LevelField = ({
  label,
  value,
  disabled = false,
  onChange,
}: {
  label: string
  value: number | null
  disabled?: boolean
  onChange: (level: number | null) => void
}) => (
  <select
    className="control level"
    aria-label={label}
    value={value ?? ''}
    disabled={disabled}
    onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
  >
    <option value="">{value === null ? texts.howWellDoYouPlay : texts.iWouldRatherNotSay}</option>
    {WORDS.slice(0, LEVELS).map((words, index) => (
      <option key={words} value={index + 1}>
        {words}
      </option>
    ))}
  </select>
)
