import { brackets } from '@gauntlet/contract/brackets'
import type { Tournament } from '@gauntlet/contract/tournaments-answer'
import { PLACED_MIN } from '@gauntlet/contract/tournaments-status'
import { useApi } from '../../api/use-api.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { placingsFrom } from './bracket-tree.ts'
import { PlacesForm } from './places-form.tsx'
import { WinnerForm } from './winner-form.tsx'
import { acceptedIn } from './words.ts'

interface Props {
  tournament: Tournament
  done: () => void
}

/** The result: positions where at least four play, those of the bracket where one was drawn, else the winner. */
export function ReportForm(props: Props) {
  if (acceptedIn(props.tournament).length < PLACED_MIN) return <WinnerForm {...props} />
  return props.tournament.drawn === 1 ? <FromBracket {...props} /> : <PlacesForm {...props} />
}

function FromBracket(props: Props) {
  const { data, error, refetch } = useApi(brackets.view, { id: props.tournament.id })
  if (data) return <PlacesForm {...props} initial={placingsFrom(data.payload)} />
  return error ? (
    <ErrorState title="The bracket did not load." error={error} retry={() => void refetch()} />
  ) : (
    <SkeletonList />
  )
}
