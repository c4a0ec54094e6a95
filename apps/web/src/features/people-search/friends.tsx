import { useEffect, useState } from 'react'
import { Section } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { NameMatches } from './name-matches.tsx'
import { NearForm } from './near-form.tsx'
import { paths } from '../../paths.ts'
import { useSearchType } from '../../search.ts'
import './people.css'

const DEBOUNCE_MS = 700

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Finds players: by name as it is typed, or near a place. */
export default function Friends() {
  useSearchType('friend')
  const [typed, setTyped] = useState('')
  const term = useDebounced(typed).trim()
  const named = typed.trim() !== ''
  return (
    <Page title="Friends" subtitle="Find" back={paths.dashboard}>
      <TextField
        label="Name or email"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Who are you looking for?"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {named ? (
        <NameMatches term={term} waiting={term !== typed.trim()} />
      ) : (
        <Section title="Near a place">
          <NearForm />
        </Section>
      )}
    </Page>
  )
}
