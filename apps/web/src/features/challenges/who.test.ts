import { expect, test } from 'vitest'
import { ada, ben, challengeOf, player } from './testing.ts'
import { everyone, takingPart } from './who.ts'

test('who has declined, left or not answered in time is listed, and not counted', () => {
  const out = (['declined', 'withdrawn', 'lapsed'] as const).map(state => player(state, { role: 'joined', state }))
  const challenge = challengeOf({ request_user: [player('Cleo', { role: 'joined', state: 'pending' }), ...out] })
  expect(everyone(challenge)).toHaveLength(6)
  expect(takingPart(everyone(challenge)).map(({ id }) => id)).toEqual([ada.id, ben.id, 'Cleo'])
})
