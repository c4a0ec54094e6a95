import type { NoticeChoices } from '@gauntlet/contract/notices/endpoints'
import { mdiBellSleepOutline } from '@mdi/js'
import { LANGUAGE } from '../../language.ts'
import { Setting, SettingSwitch } from '../../ui/setting.tsx'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'

/** Proposed to a player who wants quiet nights. */
const NIGHT = { from: 22, to: 7 }
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const clock = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', timeZone: 'UTC' })
const shown = (hour: number) => clock.format(Date.UTC(2000, 0, 1, hour))

interface Quiet {
  quiet: NoticeChoices['quiet']
  busy: boolean
  /** The same hour twice is none. */
  choose: (from: number, to: number) => void
}

/** The hours in which no device makes a sound. */
export function QuietHours({ quiet, busy, choose }: Quiet) {
  return (
    <Setting
      title={texts.quietHours}
      icon={mdiBellSleepOutline}
      line={quiet ? texts.noSound : say(texts.silentFrom, { from: shown(NIGHT.from), to: shown(NIGHT.to) })}
      act={
        <SettingSwitch
          aria-label={texts.quietHours}
          checked={quiet !== null}
          disabled={busy}
          onChange={({ currentTarget }) => (currentTarget.checked ? choose(NIGHT.from, NIGHT.to) : choose(0, 0))}
        />
      }
    >
      {quiet && (
        <div className="row quiet-hours">
          <Hour label={texts.quietFrom} hour={quiet.from} busy={busy} choose={from => choose(from, quiet.to)} />
          <Hour label={texts.quietTo} hour={quiet.to} busy={busy} choose={to => choose(quiet.from, to)} />
        </div>
      )}
    </Setting>
  )
}

interface Choice {
  label: string
  hour: number
  busy: boolean
  choose: (hour: number) => void
}

const Hour = ({ label, hour, busy, choose }: Choice) => (
  <label className="row">
    <span>{label}</span>
    <select
      className="control"
      value={hour}
      disabled={busy}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    >
      {HOURS.map(each => (
        <option key={each} value={each}>
          {shown(each)}
        </option>
      ))}
    </select>
  </label>
)
