import { type Finding, LOOK_BACK, type Look, looksArranged, since } from '@gauntlet/rules/ranks/looks-arranged'
import type { Database } from '../../platform/database/database.ts'
import {
  type Desk,
  Failure,
  noMore,
  readWords,
  required,
  type Said,
  UsageError,
} from '../../platform/operator/command.ts'
import { listLookedAt, type LookedAtRow } from '../ranks/look-queries.ts'
import { listSportAnchors } from '../sports/queries.ts'
import { keepAct } from './acts.ts'
import { listFine, listNames } from './arranged-queries.ts'
import { decideMatch } from './decision.ts'
import { moment, plural } from './formats.ts'

/** The act that says so; the audit is where it is remembered. */
const FINE = 'arranged fine'

interface Listed extends Omit<Finding, 'results'> {
  /** By which the operator names it. */
  key: string
  sport: string
  results: (LookedAtRow & { gain: number })[]
}

const reasons: Record<Look, string> = {
  same_opponent: 'won every match against a player who meets hardly anybody else',
  thrown_away: 'won against accounts that have played nobody else, and only a few times',
  closed_ring: 'never beaten in a group that plays nobody outside it',
}

async function findingsOf(db: Database, now: Date, sportId: string | undefined): Promise<Listed[]> {
  const fine = new Map((await listFine.all(db, { act: FINE })).map(({ subject, at }) => [subject, at.getTime()]))
  const sports = (await listSportAnchors.all(db)).filter(({ id }) => sportId === undefined || id === sportId)
  if (sports.length === 0) throw new Failure(`There is no sport ${sportId ?? ''}.`)
  const listed: Listed[] = []
  for (const sport of sports) {
    const rows = await listLookedAt.all(db, { sportId: sport.id, since: new Date(now.getTime() - LOOK_BACK) })
    const rowOf = new Map(rows.map(row => [row.id, row]))
    const looked = rows.map(({ effective_at, ...row }) => ({ ...row, at: effective_at.getTime() }))
    for (const finding of looksArranged(looked)) {
      const key = [finding.look, sport.id, finding.player, ...(finding.others.length === 1 ? finding.others : [])].join(
        '/',
      )
      const left = since(finding, fine.get(key) ?? 0)
      if (!left) continue
      const results = left.results.flatMap(({ id, gained }) => {
        const row = rowOf.get(id)
        return row ? [{ ...row, gain: gained[left.player] ?? 0 }] : []
      })
      listed.push({ ...left, key, sport: sport.name, results })
    }
  }
  return listed.toSorted((a, b) => b.gained - a.gained)
}

type Named = ReadonlyMap<string, Awaited<ReturnType<typeof listNames.all>>[number]>

const namesIn = async (db: Database, listed: readonly Listed[]): Promise<Named> => {
  const ids = [...new Set(listed.flatMap(({ player, others }) => [player, ...others]))]
  return new Map((await listNames.all(db, { ids })).map(row => [row.id, row]))
}

const playerOf = (names: Named, id: string) => {
  const row = names.get(id)
  return { id, name: row?.name ?? '', email: row?.email ?? null, registered: row?.created_at.toISOString() ?? null }
}

const present = ({ key, look, sport, player, others, gained, results }: Listed, names: Named) => ({
  key,
  look,
  reason: reasons[look],
  sport,
  player: playerOf(names, player),
  others: others.map(id => playerOf(names, id)),
  gained,
  results: results.map(({ id, effective_at, challenge_id, tournament_id, recorded, weight, gain }) => ({
    result_id: id,
    at: effective_at.toISOString(),
    challenge_id,
    tournament_id,
    recorded,
    weight,
    gained: gain,
  })),
})

function tell({ key, look, sport, player, others, gained, results }: Listed, names: Named): string {
  const person = (id: string) => {
    const row = names.get(id)
    return row ? `${row.name} <${row.email ?? ''}>, registered ${moment(row.created_at)}` : id
  }
  return [
    key,
    `  ${sport}: ${person(player)}`,
    `  ${reasons[look]}; gained ${plural(gained, 'point')} by ${plural(results.length, 'result')}`,
    ...others.map(id => `  against ${person(id)}`),
    ...results.map(({ effective_at, challenge_id, tournament_id, recorded, weight, gain }) => {
      const cause = challenge_id === null ? `tournament ${tournament_id ?? ''}` : `challenge ${challenge_id}`
      const counted = weight === null ? '' : `, counted ${Math.round(100 * weight)} %`
      const told = recorded ? ', told of afterwards' : ''
      return `    ${moment(effective_at)}  ${gain < 0 ? '−' : '+'}${Math.abs(gain)}${counted}  ${cause}${told}`
    }),
  ].join('\n')
}

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { sport: { type: 'string' }, why: { type: 'string' } })
  const [what, ...rest] = positionals
  const findings = await findingsOf(desk.services.db, desk.services.clock.now(), values.sport)
  if (what === undefined) return list(desk, findings)
  noMore(rest, 1)
  const key = required(rest[0], 'key of the list')
  const finding = findings.find(one => one.key === key)
  if (!finding) throw new Failure(`The list has no ${key}.`)
  if (what === 'fine') return findFine(desk, finding, values.why)
  if (what === 'void') return voidAll(desk, finding, values.why)
  throw new UsageError(`'${what}' is nothing to do with it: say void or fine.`)
}

async function list({ services: { db } }: Desk, findings: readonly Listed[]): Promise<Said> {
  const names = await namesIn(db, findings)
  return {
    data: { arranged: findings.map(finding => present(finding, names)) },
    text: findings.length === 0 ? 'Nothing looks arranged.' : findings.map(one => tell(one, names)).join('\n\n'),
  }
}

async function findFine(desk: Desk, { key, results }: Listed, why: string | undefined): Promise<Said> {
  await desk.services.db.transaction(tx =>
    keepAct(tx, desk, { act: FINE, subject: key, details: { results: results.length }, why }),
  )
  return { data: { key, fine: true }, text: 'It is fine. It is listed again when as much is gained anew.' }
}

/** Challenges alone: of a tournament the operator decides as a whole. */
async function voidAll(desk: Desk, { key, results }: Listed, why: string | undefined): Promise<Said> {
  const challengeIds = results.flatMap(({ challenge_id }) => challenge_id ?? [])
  for (const id of challengeIds) await decideMatch(desk, { act: 'arranged void', id, word: 'void', why })
  const left = [...new Set(results.flatMap(({ tournament_id }) => tournament_id ?? []))]
  return {
    data: { key, voided: challengeIds, tournaments: left },
    text: [
      `${plural(challengeIds.length, 'result')} void. The ranks follow when the sport has been replayed.`,
      ...left.map(id => `Of tournament ${id} decide as a whole: void ${id}.`),
    ].join('\n'),
  }
}
