import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordResult } from './features/ranks/record.ts'
import { migrate } from './platform/database/migrate.ts'
import { readFills } from './platform/database/migration-files.ts'
import { readSchema, type Schema } from './platform/database/schema.ts'
import { forgetFilled, readDerived } from './testing/derived.ts'
import { testApp } from './testing/opened.ts'
import { openMatch } from './testing/open-challenges.ts'
import { fiveWins } from './testing/pairs.ts'
import { smallWorld } from './testing/world.ts'

const page = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8')
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, text = '']) => text)
const [tablesDrawn = '', derivedDrawn = ''] = blocks('mermaid')
const [deriveAgain = ''] = blocks('sql')

const sorted = (texts: Iterable<string>) => [...new Set(texts)].toSorted()

const app = testApp()
let schema: Schema
beforeAll(async () => {
  schema = await app.db.session(readSchema)
})

describe('docs/data.md', () => {
  test('draws every table, and what each refers to but for users and sports', () => {
    const lines = tablesDrawn.split('\n').filter(line => !/^\s*(flowchart|subgraph|end\b)/.test(line))
    expect(sorted(lines.flatMap(line => line.match(/\w+/g) ?? []))).toEqual(sorted(schema.tables))
    const references = schema.references.filter(({ to }) => to !== 'users' && to !== 'sports')
    const arrows = lines.map(line => line.trim()).filter(line => line.includes('-->'))
    expect(arrows.toSorted()).toEqual(sorted(references.map(({ from, to }) => `${from} --> ${to}`)))
  })

  test('draws every trigger, from the table it is of to one there is', () => {
    const arrows = [...derivedDrawn.matchAll(/(\w+) -->\|(.+)\| (\w+)/g)]
    const drawn = arrows.flatMap(([, table, names = '']) => names.split('<br>').map(name => `${name} on ${table}`))
    expect(sorted(drawn)).toEqual(sorted(schema.triggers.map(({ name, table }) => `${name} on ${table}`)))
    expect(arrows.map(([, , , to = '']) => to).filter(to => !schema.tables.includes(to))).toEqual([])
  })

  test('names every view and every function', () => {
    const missing = [...schema.views, ...schema.functions].filter(name => !page.includes(`\`${name}\``))
    expect(missing).toEqual([])
  })
})

test('what triggers keep is derived again by the statements of docs/data.md', async () => {
  const { ada, ben, tournament } = await smallWorld(app)
  await openMatch(app, ada)
  await fiveWins(app, [ada, ben], [await app.player('Eve Ember'), await app.player('Finn Field')])
  const sides = [[ada.id], [ben.id]]
  const ofBracket = {
    sportId: await app.sportId('Chess'),
    cause: { tournamentId: tournament, match: 0 },
    ranked: false,
  }
  await app.db.transaction(tx => recordResult(tx, app.app.services, { ...ofBracket, sides, winner: 0 }))
  const kept = await readDerived(app.db)
  expect(Object.entries(kept).filter(([, rows]) => rows.length === 0)).toEqual([])

  await app.db.session(session =>
    session.run(`
      alter table player_sports disable trigger user;
      update player_sports set listed = false;
      alter table player_sports enable trigger user;
      truncate name_words, rank_histograms, near_people, match_players, board_counts, gain_counts, board_totals,
        board_tiles, people_counts, win_counts, town_sports, match_challenges, challenge_tiles, challenge_points,
        tournament_finds, tournament_tiles, partnerships, bracket_plays, last_plays`),
  )
  expect(await readDerived(app.db)).not.toEqual(kept)

  await app.db.session(session => session.run(deriveAgain))
  expect(await readDerived(app.db)).toEqual(kept)
})

test('what is filled behind its triggers is what they would have kept', async () => {
  const kept = await readDerived(app.db)
  await forgetFilled(app.db)
  expect(await readDerived(app.db)).not.toEqual(kept)

  expect(await migrate(app.db)).toEqual(expect.arrayContaining(readFills().map(({ name }) => name)))
  expect(await readDerived(app.db)).toEqual(kept)
})
