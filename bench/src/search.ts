import { DAY } from '@gauntlet/contract/time'
import { withDatabase } from './support/asks.ts'
import { benchmark } from './support/benchmark.ts'
import { challengeById, measureScale, scaleOptions } from './support/scale.ts'

const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

export default benchmark(scaleOptions, options =>
  measureScale(options, {
    name: 'search',
    base: challengeById,
    subjectsOf: async stage => {
      const { sports, genders, ownSportOf } = await withDatabase(stage)
      const asks = (bodyOf: (id: string) => object) =>
        stage.world.players.map(({ id, token }) => ({ path: '/api/challenges/search', token, body: bodyOf(id) }))
      const all = { sports, genders, ageRange: { lower: 18, upper: 65 } }
      const own = (id: string) => ({ sports: [ownSportOf(id).sport_id], ratingPlus: ownSportOf(id).rank })
      return [
        { name: 'all sports, 200 miles', asks: asks(() => all) },
        { name: 'one sport and rank, 200 miles', asks: asks(id => ({ ...all, ...own(id) })) },
        { name: 'one sport, 25 miles', asks: asks(id => ({ sports: own(id).sports, distance: 25 })) },
        { name: 'one sport, 300 miles', asks: asks(id => ({ sports: own(id).sports, distance: 300 })) },
        { name: 'the same city', asks: asks(() => ({ ...all, distance: 0 })) },
        {
          name: 'every filter, 300 miles',
          asks: asks(id => ({
            ...own(id),
            genders: genders.slice(0, 1),
            ageRange: { lower: 25, upper: 34 },
            ranked: 1,
            distance: 300,
            startDate: dayIn(2),
            endDate: dayIn(9),
          })),
        },
      ]
    },
  }),
)
