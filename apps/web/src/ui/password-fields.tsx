import { PASSWORD_MIN, passwordTexts, shownStrength, strengthWord, weakText } from '@gauntlet/contract/passwords/forms'
import { useState } from 'react'
import { passwordMax } from '../password-max.ts'
import { PasswordField } from './password-field.tsx'
import './password-fields.css'
import * as texts from './texts.ts'
import { say } from './say.ts'

const FULL = passwordTexts.strength.length - 1
const STEPS = Array.from({ length: FULL }, (_, step) => step + 1)
const look = (points: number) => (points === FULL ? 'steps full' : points >= FULL - 2 ? 'steps middling' : 'steps')

/** A new password with a meter of its strength, and a second time if it could not be read while it was typed. */
export function PasswordFields({ errors }: { errors: Readonly<Record<string, string | undefined>> }) {
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const points = shownStrength(password, passwordMax)
  return (
    <>
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={event => setPassword(event.currentTarget.value)}
        onShow={setShown}
        hint={say(texts.pASSWORDMINToPasswordMaxCharactersWeakText, {
          pASSWORDMIN: PASSWORD_MIN,
          passwordMax,
          weakText: weakText(passwordMax),
        })}
        error={errors['password']}
      />
      {password !== '' && (
        <div className="strength">
          <div className={look(points)} aria-hidden="true">
            {STEPS.map(step => (
              <span key={step} className={step <= points ? 'on' : undefined} />
            ))}
          </div>
          <output className="small">
            {say(texts.passwordStrengthStrengthWord, { strengthWord: strengthWord(points) })}
          </output>
        </div>
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
