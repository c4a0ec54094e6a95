import { describe, expect, test } from 'vitest'
import { breakLinks, holdsLink } from './links.ts'

describe('what a mail program takes for a link', () => {
  test.each([
    ['$500 gift card: https://evil.example/claim', '$500 gift card: https: //evil. example/claim'],
    ['www.evil.example', 'www. evil. example'],
    ['win@evil.example', 'win@evil. example'],
    ['EVIL.EXAMPLE', 'EVIL. EXAMPLE'],
    ['münze.example', 'münze. example'],
    ['evil。example', 'evil. example'],
    ['http://192.0.2.7/claim', 'http: //192. 0. 2. 7/claim'],
    ['See you.Then we play', 'See you. Then we play'],
  ])('%s is shown as %s', (text, shown) => {
    expect([breakLinks(text), holdsLink(text), holdsLink(shown)]).toEqual([shown, true, false])
  })
})

test.each([
  'Spring Open',
  'St. Mary',
  '6:30 p.m.',
  '6.4 6.3',
  'U.S. Open',
  'Fun, games … and more',
  'Best of 3: 1.5 h',
])('%s has none and stays as it is', text => {
  expect([breakLinks(text), holdsLink(text)]).toEqual([text, false])
})
