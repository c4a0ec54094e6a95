import { type Desk, noMore, readWords, type Said } from '../../platform/operator/command.ts'
import { nameOf, requirePerson } from './people.ts'
import { listLedger, listNegative, listWrongHoldings, listWrongPayments, sumBalances } from './balance-queries.ts'
import { moment, plural } from './formats.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { positionals } = readWords(words, {})
  noMore(positionals, 1)
  const [user] = positionals
  return user === undefined ? everybody(desk) : ledgerOf(desk, user)
}

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`)
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

async function everybody({ services: { db } }: Desk): Promise<Said> {
  const { sums, holdings, payments, negative } = await db.transaction(async tx => ({
    sums: await sumBalances.one(tx),
    holdings: await listWrongHoldings.all(tx),
    payments: await listWrongPayments.all(tx),
    negative: await listNegative.all(tx),
  }))
  const found = [
    ...holdings.map(
      ({ thing, id, holds, paid }) =>
        `${capital(thing)} ${id} holds ${plural(holds, 'credit')}, and the ledger says ${paid}.`,
    ),
    ...payments.map(
      ({ id, bought, credited }) =>
        `Payment ${id} bought ${plural(bought, 'credit')}, and the ledger says ${credited}.`,
    ),
    ...negative.map(({ user_id, credits }) => `Player ${user_id} has ${credits} credits without a chargeback.`),
  ]
  const all = `${plural(sums.players, 'player')}, ${entries(sums.entries)}, ${plural(sums.credits, 'credit')} in all.`
  return {
    data: { ...sums, holdings, payments, negative },
    text: [all, ...(found.length > 0 ? found : ['Everything adds up.'])].join('\n'),
    ...(found.length > 0 && { failed: 'The credits do not add up.' }),
  }
}

async function ledgerOf({ services: { db } }: Desk, named: string): Promise<Said> {
  const { person, ledger } = await db.transaction(async tx => {
    const found = await requirePerson(tx, named)
    return { person: found, ledger: await listLedger.all(tx, { userId: found.id }) }
  })
  const credits = ledger.reduce((sum, { points }) => sum + points, 0)
  const lines = ledger.map(
    ({ created_at, points, reason, cause }) =>
      `  ${moment(created_at)}  ${String(points).padStart(6)}  ${reason}${cause === null ? '' : ` ${cause}`}`,
  )
  return {
    data: {
      user_id: person.id,
      credits,
      entries: ledger.map(({ created_at, ...rest }) => ({ created_at: created_at.toISOString(), ...rest })),
    },
    text: [`${nameOf(person)} has ${plural(credits, 'credit')}.`, ...lines].join('\n'),
  }
}
