import type { Team } from '@gauntlet/contract/teams/endpoints'
import { Section } from '../../ui/card.tsx'
import { TeamCard } from './team-card.tsx'

/** A list, or the first of `count`, under its heading; nothing if it is empty. */
export const Teams = ({ title, teams: list, count }: { title: string; teams: readonly Team[]; count?: number }) =>
  list.length > 0 && (
    <Section title={title} count={count ?? list.length}>
      <div className="team-list">
        {list.map(team => (
          <TeamCard key={team.id} team={team} />
        ))}
      </div>
    </Section>
  )
