import type { Team, TeamPlayer } from '@gauntlet/contract/teams/endpoints'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { plural } from '../../ui/plural.ts'

const ADDRESS_MAX = 35

/** An address in a list, cut to what fits a line. */
export const shortAddress = (address: string): string => {
  const letters = Array.from(address)
  return letters.length > ADDRESS_MAX ? `${letters.slice(0, ADDRESS_MAX).join('').trimEnd()}…` : address
}

const CREST_LETTERS = 3
const OF_ONE_WORD = 2

/** The letters of a team's crest: the first of its first words, or two of the only one. */
export function crestLetters(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const letters =
    words.length === 1
      ? Array.from(first).slice(0, OF_ONE_WORD)
      : words.slice(0, CREST_LETTERS).map(word => Array.from(word)[0] ?? '')
  return letters.join('').toLocaleUpperCase()
}

export const playersWords = (count: number): string => plural(texts.nPlayers, count)

/** How many play, the same number as in a list, and how many are asked. */
export function rosterWords({ user_count, users }: Pick<Team, 'user_count'> & { users: Pick<TeamPlayer, 'status'>[] }) {
  const asked = users.filter(({ status }) => status === 'Pending').length
  return asked === 0 ? String(user_count) : say(texts.userCountAskedAsked, { userCount: user_count, asked })
}

/** The highest rank first; those without one last, in their order. */
export const byRank = <Player extends Pick<TeamPlayer, 'rank'>>(players: readonly Player[]): Player[] =>
  players.toSorted((one, other) => (other.rank ?? -1) - (one.rank ?? -1))

/** From the lowest to the highest rank of those who play in it; nothing where that is one. */
export function rankSpan({ users }: { users: readonly Pick<TeamPlayer, 'rank' | 'status'>[] }) {
  const ranks = users.flatMap(({ rank, status }) => (status === 'Accepted' && rank !== null ? rank : []))
  const [low, high] = [Math.min(...ranks), Math.max(...ranks)]
  return low < high ? { low, high } : undefined
}

type Ranked = Pick<TeamPlayer, 'id' | 'rank' | 'status' | 'active'>

const counts = ({ status, active }: Ranked) => status === 'Accepted' && active === 1

function meanRank(players: readonly Ranked[]): number | undefined {
  const ranks = players.flatMap(({ rank }) => rank ?? [])
  return ranks.length === 0 ? undefined : Math.round(ranks.reduce((sum, one) => sum + one, 0) / ranks.length)
}

/** The mean rank of a team once the viewer, who is invited, has accepted; undefined for a viewer without a rank. */
export function rankWithViewer({ users }: { users: readonly Ranked[] }, viewerId: string): number | undefined {
  if (!users.some(({ id, rank }) => id === viewerId && rank !== null)) return undefined
  return meanRank(users.filter(user => user.id === viewerId || counts(user)))
}

/** The mean rank of a team once a player is out of it; undefined where that player or nobody else counts. */
export function rankWithout({ users }: { users: readonly Ranked[] }, playerId: string): number | undefined {
  const counted = users.filter(counts)
  if (!counted.some(({ id, rank }) => id === playerId && rank !== null)) return undefined
  return meanRank(counted.filter(({ id }) => id !== playerId))
}
