import { tournamentForm } from '@gauntlet/contract/tournaments/forms'
import { expect, test } from 'vitest'
import { FIELDS, nextOf, STEPS, stepOf } from './steps.ts'

test('every field that Ada can get wrong stands on one of the steps', () => {
  // Which sides enter is chosen from what the sport has.
  const asked = Object.keys(tournamentForm.def.shape).filter(name => name !== 'side_size' && name !== 'composition')
  expect(STEPS.flatMap(step => FIELDS[step]).toSorted()).toEqual(asked.toSorted())
})

test('a refusal leads to the first step that has something wrong', () => {
  expect([stepOf(['rules', 'zip']), stepOf(['title']), stepOf(['selected.0'])]).toEqual(['where', 'what', 'players'])
})

test('one step follows the other, and nothing the last', () => {
  expect(STEPS.map(nextOf)).toEqual(['where', 'players', undefined])
})
