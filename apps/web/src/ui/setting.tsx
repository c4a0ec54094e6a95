import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './setting.css'

/** One thing of an account in a row: what it is, how it stands, and the act that changes it; below it the rest. */
export const Setting = ({
  title,
  icon,
  line,
  state,
  act,
  isOff = false,
  children,
}: {
  title: string
  icon: string
  line: ReactNode
  state?: ReactNode
  act?: ReactNode
  /** Struck through: it cannot be had here. */
  isOff?: boolean
  children?: ReactNode
}) => (
  <section className={isOff ? 'setting setting-off' : 'setting'} aria-label={title}>
    <div className="setting-row">
      <Icon path={icon} />
      <div className="setting-words">
        <div className="row setting-head">
          <h2>{title}</h2>
          {state !== undefined && <span className="soft small">{state}</span>}
        </div>
        <p className="soft small">{line}</p>
      </div>
      {act}
    </div>
    {children}
  </section>
)

/** Several of them share a card. */
export const Settings = ({ children }: { children: ReactNode }) => <div className="card settings-card">{children}</div>

/** Turns it on or off at once: the act of such a row, as large as a finger. */
export const SettingSwitch = (input: ComponentProps<'input'>) => (
  <label className="setting-switch">
    <input type="checkbox" className="switch" {...input} />
  </label>
)
