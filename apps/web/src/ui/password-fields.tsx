import { shownStrength, strengthWord } from '@gauntlet/contract/passwords/forms'
import { passwordRules } from '@gauntlet/contract/passwords/rules'
import { useState } from 'react'
import { passwordMax } from '../password-max.ts'
import { PasswordField } from './password-field.tsx'
import './password-fields.css'
import * as texts from './texts.ts'
import { say } from './say.ts'

/** A new password with its rules and its strength, and a second time if it could not be read while it was typed. */
export function PasswordFields({
  label = texts.password,
  errors,
}: {
  label?: string
  errors: Readonly<Record<string, string | undefined>>
}) {
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={event => setPassword(event.currentTarget.value)}
        onShow={setShown}
        hint={
          <ul className="ticks">
            {passwordRules(password, passwordMax).map(({ words, met }) => (
              <li key={words} className={met ? 'met' : undefined}>
                {words}
              </li>
            ))}
          </ul>
        }
        error={errors['password']}
      />
      {password !== '' && (
        <output className="small">
          {say(texts.passwordStrengthStrengthWord, {
            strengthWord: strengthWord(shownStrength(password, passwordMax)),
          })}
        </output>
      )}
      {shown ? (
        <input type="hidden" name="confirm" value={password} />
      ) : (
        <PasswordField
          label={texts.confirmPassword}
          name="confirm"
          autoComplete="new-password"
          error={errors['confirm']}
        />
      )}
    </>
  )
}
