import type { Sport } from '@gauntlet/contract/sports/endpoints'
import type { Registered } from '../../ui/field.tsx'
import { AllSportsField } from '../../sports/all-sports-field.tsx'
import * as texts from './texts.ts'

const teamsFirst = (all: readonly Pick<Sport, 'id' | 'name' | 'kind'>[]) => [
  { label: texts.teamSports, sports: all.filter(({ kind }) => kind === 'team') },
  { label: texts.otherSports, sports: all.filter(({ kind }) => kind === 'individual') },
]

/** The sport of a team: those usually played in teams come first. */
export const SportField = (field: Registered) => <AllSportsField groupsOf={teamsFirst} {...field} />
