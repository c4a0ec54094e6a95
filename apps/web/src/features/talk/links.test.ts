import { expect, test } from 'vitest'
import { piecesOf } from './links.ts'

test.each([
  ['On my way', ['On my way']],
  ['See https://example.com/a?b=1.', ['See ', { href: 'https://example.com/a?b=1' }, '.']],
  ['(http://example.com)', ['(', { href: 'http://example.com' }, ')']],
  ['https://example.com/Tennis_(sport)', [{ href: 'https://example.com/Tennis_(sport)' }]],
  ['https://a.example, https://b.example', [{ href: 'https://a.example' }, ', ', { href: 'https://b.example' }]],
  ['javascript:alert(1) data:text/html,x', ['javascript:alert(1) data:text/html,x']],
  ['javascript:https://example.com', ['javascript:', { href: 'https://example.com' }]],
  ['https://', ['https://']],
  ['<b>https://example.com</b>', ['<b>', { href: 'https://example.com' }, '</b>']],
])('Ada writes %j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces)
})
