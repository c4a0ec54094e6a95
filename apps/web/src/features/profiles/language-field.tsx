import { profiles } from '@gauntlet/contract/profiles/endpoints'
import type { ComponentProps } from 'react'
import { call } from '../../api/api.ts'
import { LANGUAGES } from '../../language.ts'
import { SelectField } from '../../ui/field.tsx'
import * as texts from './texts.ts'

/** 'Deutsch', 'español': as somebody who reads it calls it. */
const nameOf = (tag: string): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag

/** The language of screens, notices and mails. Where there is only one, nothing is to choose. */
export function LanguageField(select: ComponentProps<'select'>) {
  if (LANGUAGES.length === 1) return null
  return (
    <SelectField label={texts.language} {...select}>
      <option value="">{texts.theBrowsersLanguage}</option>
      {LANGUAGES.map(tag => (
        <option key={tag} value={tag} lang={tag}>
          {nameOf(tag)}
        </option>
      ))}
    </SelectField>
  )
}

/** Opens a page in the language that was just chosen: the service worker keeps that of another one. */
export async function openInLanguage(path: string): Promise<void> {
  // With this answer the browser learns which pages to ask for.
  await call(profiles.self, {})
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  await registration?.unregister()
  location.assign(path)
}
