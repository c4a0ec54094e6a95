import type { UserCard } from '@gauntlet/contract/cards/answer'
import { imageOf } from '@gauntlet/contract/pictures/endpoints'
import { nobodyTexts, profileTexts } from '@gauntlet/contract/profiles/texts'
import { isNamedInPublic } from '@gauntlet/rules/people/public-names'
import { ageRangeOf } from '@gauntlet/rules/profiles/age-ranges'
import { newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import type { Executor } from '../../platform/database/database.ts'
import { shortName, shownStars } from '../profiles/present.ts'
import { type CardRow, listCards, listPublicNames } from './queries.ts'

function rankOf({ anchor, mean }: CardRow): number | null {
  if (anchor === null) return null
  return mean === null ? newcomerRank(anchor) : shownRank({ held: mean })
}

/** Of a closed account nothing is left but that there was one. */
const formerNames = {
  first_name: profileTexts.formerPlayer,
  last_name: '',
  full_name: profileTexts.formerPlayer,
  short_name: profileTexts.formerPlayer,
}
const formerPreference = { image: null, age_range: null, gender: null, location: null }

const namesOf = ({ first_name, last_name }: CardRow) => ({
  first_name,
  last_name,
  full_name: `${first_name} ${last_name}`.trimEnd(),
  short_name: shortName(first_name, last_name),
})

const preferenceOf = (row: CardRow): UserCard['preference'] => ({
  image: imageOf(row.image),
  age_range: ageRangeOf(row.age),
  gender: row.gender_id && row.gender_name ? { id: row.gender_id, name: row.gender_name } : null,
  location: row.city === null || row.state === null ? null : `${row.city}, ${row.state}`,
})

export const presentCard = (row: CardRow): UserCard => ({
  id: row.id,
  ...(row.former ? formerNames : namesOf(row)),
  rating: shownStars(row.stars),
  rated: row.stars === null ? 0 : 1,
  rank: rankOf(row),
  provisional: row.anchor !== null && !row.settled ? 1 : 0,
  former: row.former,
  preference: row.former ? formerPreference : preferenceOf(row),
})

const visibleToVisitors = (card: UserCard): UserCard => ({
  ...card,
  first_name: card.short_name,
  last_name: '',
  full_name: card.short_name,
  preference: { ...card.preference, age_range: null, gender: null },
})

const NAMELESS = {
  first_name: nobodyTexts.hiddenPlayer,
  last_name: '',
  full_name: nobodyTexts.hiddenPlayer,
  short_name: nobodyTexts.hiddenPlayer,
  preference: formerPreference,
}

/** The card of a player of whom the viewer is told a name and nothing else. */
export const byName = (card: UserCard, name: string): UserCard => ({
  ...card,
  first_name: name,
  last_name: '',
  full_name: name,
  short_name: name,
  rating: shownStars(null),
  rated: 0,
  rank: null,
  provisional: 0,
  preference: formerPreference,
})

/** Of somebody who has not let the viewer in, or no longer does. */
export const byFirstName = (card: UserCard): UserCard => byName(card, card.first_name)

/**
 * The card of a player beside whom the viewer is, or was: behind a block a first name is left, and not even that of a
 * child who is a stranger to the viewer.
 */
export function beside(card: UserCard, { blocked, unknown }: { blocked: boolean; unknown: boolean }): UserCard {
  if (unknown) return byName(card, nobodyTexts.hiddenPlayer)
  return blocked ? byFirstName(card) : card
}

/** How a viewer is shown players: their cards, and whether one of them stands there without a name. */
export interface Sight {
  card: (card: UserCard) => UserCard
  isNameless: (id: string) => boolean
}

/**
 * How the viewer is shown players. A visitor (null) gets the short name, the city and the photo, and nothing else of a
 * person; of a player whom visitors do not read by name not even these, so what is told beside the card must not give
 * the city away either.
 */
export async function sightOf(executor: Executor, viewerId: string | null, userIds: readonly string[]): Promise<Sight> {
  if (viewerId !== null || userIds.length === 0) return { card: card => card, isNameless: () => false }
  const people = await listPublicNames.all(executor, { ids: userIds })
  const named = new Set(people.filter(isNamedInPublic).map(({ id }) => id))
  return {
    card: card => (named.has(card.id) || card.former ? visibleToVisitors(card) : { ...card, ...NAMELESS }),
    isNameless: id => !named.has(id),
  }
}

/** The same, where only cards are shown. */
export const cardsAsSeenBy = async (...asked: Parameters<typeof sightOf>) => (await sightOf(...asked)).card

/**
 * The cards of players by id, in one query; an id that nobody has is left out. With `sportId` a card shows the rank
 * in that sport, the newcomer rank with '?' where the player has none of their own yet.
 */
export async function cardsOf(
  executor: Executor,
  userIds: readonly string[],
  { sportId = null }: { sportId?: string | null } = {},
): Promise<Map<string, UserCard>> {
  if (userIds.length === 0) return new Map()
  const rows = await listCards.all(executor, { ids: userIds, sportId })
  return new Map(rows.map(row => [row.id, presentCard(row)]))
}
