import { expect, test } from 'vitest'
import { fillCountry } from './country.ts'
import { directChallenges } from './direct.ts'
import { history } from './history.ts'
import { openStage } from './stage.ts'
import { tournamentsOf } from './tournaments.ts'

test('a country is filled with a year of matches, challenges by name and tournaments, in the schema as it is', async () => {
  await using stage = await openStage('embedded', { players: 60, signedIn: 2 }, (db, size) =>
    fillCountry(db, size, [...history(1), ...directChallenges, ...tournamentsOf(2)]),
  )
  expect(stage.world.players.length).toBe(2)
})
