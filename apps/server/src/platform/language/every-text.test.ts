import { textsByCode } from '@gauntlet/contract/language/catalogue'
import { answered, english } from '@gauntlet/contract/language/english'
import { fill } from '@gauntlet/contract/language/fill'
import { PSEUDO, pseudo } from '@gauntlet/contract/language/pseudo'
import { namesText, READER } from '@gauntlet/contract/notices/text'
import { noticeText, noticeTexts } from '@gauntlet/contract/notices/texts'
import { expect, test } from 'vitest'
import { plainWords } from '../../testing/languages.ts'
import { languagesOf } from './speaker.ts'

const speaker = languagesOf({ [PSEUDO]: pseudo(english) }).of(PSEUDO)

/** Numbers, in which no word hides that was not translated. */
const PLACES = {
  who: '1',
  sport: '2',
  title: '3',
  when: '4',
  where: '5',
  winner: '6',
  opponent: '7',
  one: '8',
  two: '9',
  out: '10',
  place: '11',
  filled: '12 of 13',
  more: '14',
  rank: '15',
  change: '16',
  outcome: 'won',
  message: '17',
  what: '18',
  facts: '19',
  team: '20',
  own: '21',
}
const ALWAYS = ['who', 'sport', 'title', 'when', 'where', 'what', 'facts', 'team']

/** Parameters that a notice may be told with: all of them, all but one, and other values of some. */
function* params(): Iterable<Record<string, string>> {
  const sometimes = Object.keys(PLACES).filter(place => !ALWAYS.includes(place))
  for (const left of ['', ...sometimes])
    for (const also of ['', 'winner', 'rank', 'opponent']) {
      const some = Object.fromEntries(Object.entries(PLACES).filter(([place]) => place !== left && place !== also))
      yield some
      yield { ...some, winner: READER }
      yield { ...some, winner: PLACES.who, outcome: 'lost', change: '-16', more: '1' }
      yield { ...some, winner: PLACES.opponent, change: '0', place: '2' }
    }
}

test('every notice is told in the language of its reader, whatever it is about', () => {
  const plain = new Set<string>()
  for (const [kind, texts] of Object.entries(noticeTexts))
    for (const name of Object.keys(texts))
      for (const about of params()) {
        const { subject = '', line = '', action = '' } = noticeText(kind, name, about, speaker) ?? {}
        const words = plainWords(`${subject} ${line} ${action}`)
        if (words.length > 0 || subject === '') plain.add(`${kind}.${name}: ${words.join(' ')}`)
      }
  expect([...plain]).toEqual([])
  expect(
    plainWords(
      namesText(
        Array.from({ length: 13 }, (_, at) => String(at)),
        speaker,
      ),
    ),
  ).toEqual(['and'])
})

test('every refusal, and every act that was done, is told in the language of the caller', () => {
  const plain = [...textsByCode(answered)].flatMap(([code, text]) => {
    const places = Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '7']))
    const words = plainWords(speaker.say(fill(text, places), code.split('.')[0] ?? ''))
    return words.length > 0 ? [`${code}: ${words.join(' ')}`] : []
  })
  expect(plain).toEqual([])
})
