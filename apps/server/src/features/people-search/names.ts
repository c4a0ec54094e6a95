import type { InputOf } from '@gauntlet/contract/endpoint'
import { email, isId } from '@gauntlet/contract/fields'
import { type peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import { safeParse } from 'zod/mini'
import { Said } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { pageOf } from '../../platform/http/totals.ts'
import { foldName } from '../../platform/names.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { cardsOf } from '../cards/present.ts'
import { takeLookup, takeUnknown } from './lookups.ts'
import * as queries from './queries.ts'

/** More words than any name has; a term is at most a line. */
const WORDS_MAX = 12
const emailField = email()

async function cardsInOrder({ db }: Services, ids: readonly string[]) {
  const cards = await cardsOf(db, ids)
  return ids.flatMap(id => cards.get(id) ?? [])
}

async function ownerOf(services: Services, viewer: Viewer, address: string): Promise<string[]> {
  await takeLookup(services, viewer, address)
  const rows = await queries.findByEmail.all(services.db, { viewerId: viewer.id, email: address })
  return rows.map(row => row.id)
}

type Term = InputOf<typeof peopleSearch.byName>

interface Found {
  ids: string[]
  /** On all pages. */
  total: number
}

async function named(services: Services, viewer: Viewer, { term, selected, page, limit }: Term): Promise<Found> {
  const words = [...new Set(foldName(term).split(' '))].filter(word => word !== '')
  // The longest word has the fewest matches to read.
  const [word, ...others] = words.toSorted((a, b) => b.length - a.length).slice(0, WORDS_MAX)
  if (word === undefined) return { ids: [], total: 0 }
  const withoutEmails = selected.filter(chosen => chosen.includes('@'))
  await takeUnknown(services, viewer, withoutEmails)
  const args = { viewerId: viewer.id, word, others, withoutEmails, withoutIds: selected.filter(isId) }
  const { rows, total } = await pageOf(
    { page, limit },
    () => queries.listByName.all(services.db, { ...args, limit, offset: (page - 1) * limit }),
    () => queries.countByName.one(services.db, args),
  )
  return { ids: rows.map(row => row.id), total }
}

async function owners(services: Services, viewer: Viewer, address: string, { selected, page }: Term): Promise<Found> {
  const found = selected.includes(address) ? [] : await ownerOf(services, viewer, address)
  const ids = found.filter(id => !selected.includes(id))
  return { ids: page === 1 ? ids : [], total: ids.length }
}

/** Players whose names have words that begin like those of the term; for a whole e-mail its owner. */
export async function findByName(services: Services, viewer: Viewer, input: Term) {
  const address = safeParse(emailField, input.term)
  const { ids, total } = address.success
    ? await owners(services, viewer, address.data, input)
    : await named(services, viewer, input)
  return new Said(await cardsInOrder(services, ids), { total })
}

export async function findByEmail(services: Services, viewer: Viewer, input: InputOf<typeof peopleSearch.byEmail>) {
  const [card] = await cardsInOrder(services, await ownerOf(services, viewer, input.email))
  if (!card) throw notFound(peopleSearchTexts.notFound)
  return card
}

/** The other players, by name. */
export async function listPlayers(
  services: Services,
  viewer: Viewer,
  { page, limit }: InputOf<typeof peopleSearch.list>,
) {
  const filter = { viewerId: viewer.id, lower: 0, upper: 150, genders: [] }
  const [rows, { total }] = await Promise.all([
    queries.listEverywhere.all(services.db, { ...filter, limit, offset: (page - 1) * limit }),
    queries.countEverybody.one(services.db, { viewerId: viewer.id }),
  ])
  return new Said(
    await cardsInOrder(
      services,
      rows.map(row => row.id),
    ),
    { total },
  )
}
