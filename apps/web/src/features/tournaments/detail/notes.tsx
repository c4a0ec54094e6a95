import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useNow } from '../../../ui/use-now.ts'
import { Card, Section } from '../../../ui/card.tsx'
import { relative } from '../../../ui/when.ts'
import * as texts from '../texts.ts'
import { here } from '../../../ui/here.ts'

const MINUTE_MS = 60_000

/** The organizer's messages to everyone, the newest first; nothing if there are none. */
export function Notes({ notes }: Pick<Tournament, 'notes'>) {
  const now = useNow(MINUTE_MS)
  if (notes.length === 0) return null
  return (
    <Section title={texts.messages} count={notes.length}>
      <Card>
        <ul className="stack">
          {notes.map(({ id, message, user, created }) => (
            <li key={id} className="stack tight">
              <p className="small">
                <strong>{user.full_name}</strong>{' '}
                <time className="soft" dateTime={created}>
                  {relative(Date.parse(created), now, here())}
                </time>
              </p>
              <p className="bubble">{message}</p>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
