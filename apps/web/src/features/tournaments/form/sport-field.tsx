import { useSelf } from '../../../api/use-self.ts'
import { activeSports } from '../../../sports/active-sports.ts'
import { AllSportsField } from '../../../sports/all-sports-field.tsx'
import { ownFirst } from '../../../sports/sport-select.tsx'
import type { Registered } from '../../../ui/field.tsx'

/** Any sport, the viewer's own first: an organizer need not play. */
export function SportField({ field }: { field: Registered }) {
  const self = useSelf()
  return <AllSportsField known={self.sports} groupsOf={all => ownFirst(all, activeSports(self))} {...field} />
}
