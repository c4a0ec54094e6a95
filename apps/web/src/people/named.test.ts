import { expect, it } from 'vitest'
import { named } from './named.ts'

const friends = ['Mei Peña', 'Sofia Garcia', 'Émile Zápotek'].map(full_name => ({ full_name }))
const found = (typed: string) => named(friends, typed).map(({ full_name }) => full_name)

it('Ada finds Mei Peña by any part of her name, with its accents or without', () => {
  for (const typed of ['mei', 'PENA', 'peña', ' i p']) expect(found(typed)).toEqual(['Mei Peña'])
  expect(found('emile zap')).toEqual(['Émile Zápotek'])
})

it('before anything is typed all her friends are there, and nobody of another name after', () => {
  expect(found('  ')).toHaveLength(3)
  expect(found('Theo')).toEqual([])
})
