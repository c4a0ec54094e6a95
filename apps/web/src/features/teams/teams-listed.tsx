import type { Team } from '@gauntlet/contract/teams/endpoints'
import { Section } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { TeamCard } from './team-card.tsx'
import * as texts from './texts.ts'

/** A list, or the first of `count`, under its heading, with the way to `all`; nothing if it is empty. */
export const Teams = ({
  title,
  teams: list,
  count = list.length,
  all,
}: {
  title: string
  teams: readonly Team[]
  count?: number
  all?: string
}) =>
  list.length > 0 && (
    <Section
      title={title}
      count={count}
      action={all !== undefined && count > list.length && <Link to={all}>{texts.seeAll}</Link>}
    >
      <div className="team-list">
        {list.map(team => (
          <TeamCard key={team.id} team={team} />
        ))}
      </div>
    </Section>
  )
