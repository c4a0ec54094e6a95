import { useSelf } from '../../api/use-self.ts'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/card.tsx'
import { Stat } from '../../ui/stat.tsx'

/** Where a player starts. */
export default function Dashboard() {
  const { full_name, rank, rating, credits } = useSelf()
  return (
    <Page title="Dashboard" subtitle={full_name}>
      <Section title="You">
        <div className="card row">
          <Stat label="Rank" value={rank ?? '–'} />
          <Stat label="Rating" value={rating.toFixed(1)} />
          <Stat label="Credits" value={credits ?? 0} />
        </div>
      </Section>
    </Page>
  )
}
