import type { UserCard } from '@gauntlet/contract/cards/answer'
import { listed } from '../ui/plural.ts'
import { say } from '../ui/say.ts'
import * as texts from './texts.ts'

/** So many are all named. */
const FEW = 3

type Named = Pick<UserCard, 'first_name' | 'short_name'>

/** 'Rosa', or 'Rosa W.' where two of them all, `among`, have that first name. */
export const toldApart = ({ first_name, short_name }: Named, among: readonly Named[]): string =>
  among.filter(other => other.first_name === first_name).length > 1 ? short_name : first_name

/**
 * The players of one side in a line: 'Bea Baker', or 'Bea' where it is `short`; 'Bea and Otto', 'Bea and 4 more', and
 * 'Rosa W. and Rosa R.' of two with the same first name.
 */
export function namesTogether(people: readonly (Named & Pick<UserCard, 'full_name'>)[], short = false): string {
  const [first, ...more] = people
  if (!first) return ''
  if (more.length === 0) return short ? first.first_name : first.full_name
  if (people.length <= FEW) return listed(people.map(person => toldApart(person, people)))
  return say(texts.nameAndMore, { name: first.first_name, more: more.length })
}
