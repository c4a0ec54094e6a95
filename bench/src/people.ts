import { withDatabase } from './support/asks.ts'
import { benchmark } from './support/benchmark.ts'
import { playerById, measureScale, scaleOptions } from './support/scale.ts'

export default benchmark(scaleOptions, options =>
  measureScale(options, {
    name: 'people',
    base: playerById,
    subjectsOf: async stage => {
      const { genders } = await withDatabase(stage)
      const asks = (body: object) =>
        stage.world.players.map(({ token }) => ({ path: '/api/users', token, body: { genders, ...body } }))
      const filters = { genders: genders.slice(0, 1), ageRange: { lower: 25, upper: 34 } }
      return [
        ...[25, 100, 300].map(distance => ({ name: `people, ${distance} miles`, asks: asks({ distance }) })),
        { name: 'people, 300 miles, a gender and ages', asks: asks({ ...filters, distance: 300 }) },
        { name: 'people, 100 miles, past opponents', asks: asks({ distance: 100, past_matches: 1 }) },
      ]
    },
  }),
)
