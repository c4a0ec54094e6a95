import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import { FormDots } from '../../people/form-dots.tsx'
import { LinkedName } from '../../people/linked-name.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import type { Lately } from './lately.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 36
const SHOWN = 6
const FORM = 10

/** Those who have won most of the results that are shown. */
export const FriendsLately = ({
  lately,
  results,
}: {
  lately: readonly Lately[]
  results: readonly Pick<FeedResult, 'id'>[]
}) => (
  <Section title={texts.whoIsWinning}>
    <div className="card">
      <p className="soft small numbers">{plural(texts.inTheResultsShown, results.length)}</p>
      <ul>
        {lately.slice(0, SHOWN).map(({ player, form, wins }) => (
          <li key={player.id} className="lately-row">
            <Avatar id={player.id} name={player.full_name} image={player.preference.image} size={FACE} />
            <div className="lately-who">
              <LinkedName player={player} />
              <FormDots form={form.slice(-FORM)} />
            </div>
            <p className="lately-won">
              {wins} <span className="soft small">{say(texts.ofPlayed, { played: form.length })}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  </Section>
)
