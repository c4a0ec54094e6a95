import { english } from '@gauntlet/contract/language/english'
import { PSEUDO, pseudo, pseudoText } from '@gauntlet/contract/language/pseudo'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { challengeOf } from '../../testing/challenges.ts'

const app = testApp({}, { languages: { [PSEUDO]: pseudo(english) } })
const [ada, ben] = testPlayers(app, ['Ada Accent', 'Ben Baseline'])

const send = (path: string, body: object, language: string, player?: Player) =>
  app.send({
    method: 'POST',
    path,
    body,
    headers: { 'accept-language': language },
    ...(player && { player }),
  })

describe('a client that asks for a language that is offered', () => {
  test('is told in it what was wrong, field by field, with what was filled in', async () => {
    const { body } = await send(sessions.register.path, { first_name: 'x'.repeat(61) }, PSEUDO)
    expect(body.errors?.['first_name']).toBe(pseudoText('At most {max} characters.').replace('{max}', '60'))
    for (const text of Object.values(body.errors ?? {})) expect(text).toMatch(/^\[.*\]$/s)
  })

  test('is told in it that an act was done, or why not, under a name that no language changes', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const accept = (language: string) =>
      app.send({
        path: `/challenges/updateStatus/${challenge.id}/accepted`,
        headers: { 'accept-language': language },
        player: ada,
      })
    const [theirs, ours] = [await accept(PSEUDO), await accept('en')]
    expect([theirs.status, theirs.body.reason]).toEqual([403, ours.body.reason])
    expect(ours.body.reason).toBe('challenges.own_challenge')
    expect(theirs.body.message).toBe(pseudoText(ours.body.message ?? ''))
    const { body } = await send(sessions.forgot.path, { email: ada.email }, PSEUDO)
    expect([body.success, body.message]).toEqual([true, pseudoText(sessions.forgot.message)])
  })
})

test('any other language is answered in English', async () => {
  const { body } = await send(sessions.login.path, {}, 'tlh, de;q=0.5')
  expect([body.message, body.reason]).toEqual(['Please enter an email', 'fields.email'])
})
