import { withDatabase } from './support/asks.ts'
import { benchmark } from './support/benchmark.ts'
import { playerById, measureScale, scaleOptions } from './support/scale.ts'

const TOP = 50

export default benchmark(scaleOptions, options =>
  measureScale(options, {
    name: 'leaderboards',
    base: playerById,
    subjectsOf: async stage => {
      const { genders, ownSportOf } = await withDatabase(stage)
      const asks = (path: string, bodyOf: (id: string) => object) =>
        stage.world.players.map(({ id, token }) => ({ path, token, body: bodyOf(id) }))
      const board = (more: object) =>
        asks('/api/users/my-leaders', id => ({ sport: ownSportOf(id).sport_id, limit: TOP, ...more }))
      return [
        { name: 'top 50 and my position', asks: board({}) },
        {
          name: 'top 50 of a gender and ages',
          asks: board({ genders: genders.slice(0, 1), ageRange: { lower: 25, upper: 34 } }),
        },
        { name: 'top 50 within 200 miles', asks: board({ distance: 200 }) },
        { name: 'top 50 of the month', asks: board({ time: 'month' }) },
        { name: 'top 3 of every sport', asks: asks('/api/users/leaders', () => ({})) },
        { name: 'top 3 of every sport within 200 miles', asks: asks('/api/users/leaders', () => ({ distance: 200 })) },
      ]
    },
  }),
)
