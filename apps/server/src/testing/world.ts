import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { contact } from '@gauntlet/contract/contact/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { payments } from '@gauntlet/contract/payments/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { blankPng } from './images.ts'
import type { Player, TestApp } from './app.ts'
import { challengeOf, playedMatch, report } from './challenges.ts'
import { eventOf, joinEvent } from './events.ts'
import { teamActs } from './teams.ts'
import { tournamentOf } from './tournaments.ts'

/** Sends a picture as a browser does. */
export async function sendPicture(app: TestApp, player: Player) {
  const form = new FormData()
  form.set('image_file', new Blob([Uint8Array.from(blankPng(300, 300))], { type: 'image/png' }), 'me.png')
  const { headers, body } = new Response(form)
  return await app.app.server.inject({
    method: 'POST',
    url: '/api/users/update-profile-image',
    headers: { authorization: `Bearer ${player.token}`, 'content-type': headers.get('content-type') ?? '' },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  })
}

/** Sets a picture; answers its address below the base. */
export const uploadPicture = async (app: TestApp, player: Player): Promise<string> =>
  (await sendPicture(app, player)).json<{ payload: { image: string } }>().payload.image

export interface SmallWorld {
  ada: Player
  ben: Player
  tournament: string
  event: string
  team: string
  /** The address of Ada's picture, below the base. */
  picture: string
}

/** A world with something of every noun: Ada and Ben have done everything once, and Cleo is blocked. */
export async function smallWorld(app: TestApp): Promise<SmallWorld> {
  const ada = await app.player('Ada Archer', { sports: ['Tennis Singles', 'Chess'] })
  const ben = await app.player('Bénédicte Baker')
  const cleo = await app.player('Cleo Clark')
  const played = await playedMatch(app, ada, ben, { ranked: 1, message: 'Zoë, 6:4?\n“Yes”' })
  await report(app, played, ada, ada)
  await report(app, played, ben, ada)
  await challengeOf(app, ben, [ada])
  for (const [one, other] of [
    [ada, ben],
    [ben, ada],
  ] as const)
    await app.call(friends.send, { friends: [{ id: other.id, active: 1 }] }, one)
  await app.call(blocks.set, { user_id: cleo.id, active: 1 }, ada)
  const home = { address_line_1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' }
  await app.call(addresses.add, home, ada)
  const card = await app.call(payments.sandboxToken, { number: '4242 4242 4242 4242', exp: '12/34', cvc: '123' }, ada)
  await app.call(payments.pay, { amount: '10', point: '110', token: card.payload.token }, ada)
  const tournament = await tournamentOf(app, ada, { ranked: 1, selected: [ben.id] })
  await app.call(tournaments.addPlayers, { tournament_id: tournament.id, email: 'dan@example.org' }, ada)
  const event = await eventOf(app, ada, { open_invite: 1 })
  await joinEvent(app, event, ben)
  const acts = teamActs(() => app)
  const team = await acts.teamOf(ada, 'The Smashers', ben)
  await acts.accept(ben, team)
  const words = { first_name: 'Ada', last_name: 'Archer', email: ada.email, reason: 'Other', message: 'Thank you.' }
  await app.call(contact.send, { ...words, reason: 'Other' }, ada)
  const picture = await uploadPicture(app, ada)
  return { ada, ben, tournament: tournament.id, event: event.id, team: team.id, picture }
}
