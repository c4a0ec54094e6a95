import type { User } from '@gauntlet/contract/profiles/answer'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { call, requestOf, send } from './client.ts'
import type { Server } from './server.ts'

/** Somebody with a name, an address and a password: all that a stranger needs to become a player. */
export interface Person {
  first: string
  last: string
  name: string
  email: string
  password: string
}

/** Somebody who is signed in. */
export interface Player extends Person {
  id: string
  token: string
}

let people = 0

/**
 * A different person each time, with an address of their own, since files share a server. A player who is looked up by
 * name needs a name of their own, too.
 */
export function person(name: string): Person {
  people += 1
  const [first = name, last = 'Player'] = name.split(' ')
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${people}@example.com`
  return { first, last, name, email, password: 'Court-1!ace#' }
}

/** The path of the newest link that `to` was sent: `/verify/…`, `/reset/…`. */
export async function mailedLink(server: Server, to: string, page: 'verify' | 'reset'): Promise<string> {
  for (const mail of await server.mails()) {
    if (mail.to !== to) continue
    for (const link of mail.links) {
      const { pathname } = new URL(link)
      if (pathname.startsWith(`/${page}/`)) return pathname
    }
  }
  throw new Error(`No link to /${page}/ went to ${to}`)
}

/** Somebody who has registered and not yet verified the e-mail. */
export async function registered(server: Server, name: string): Promise<Player> {
  const who = person(name)
  const { id, token } = await call(server.url, sessions.register, {
    first_name: who.first,
    last_name: who.last,
    email: who.email,
    password: who.password,
    confirm: who.password,
  })
  return { ...who, id, token }
}

/** Somebody who has registered, verified the e-mail and plays these sports. */
export async function verified(
  server: Server,
  name: string,
  plays: readonly string[] = ['Tennis Singles'],
): Promise<Player> {
  const player = await registered(server, name)
  const link = await mailedLink(server, player.email, 'verify')
  const request = requestOf(sessions.verify, { token: link.replace('/verify/', '') })
  const done = await send(server.url, { ...request, token: player.token })
  if (done.status !== 200) throw new Error(`${name} could not verify: ${done.text}`)
  const ids = await Promise.all(plays.map(sport => sportId(server, sport)))
  if (ids.length > 0) await call(server.url, sports.add, { sports: ids }, player.token)
  return player
}

export async function sportId(server: Server, name: string): Promise<string> {
  const found = (await call(server.url, sports.all, {})).find(sport => sport.name === name)
  if (!found) throw new Error(`No sport is called ${name}`)
  return found.id
}

/** The player's own record. */
export const selfOf = (server: Server, token: string): Promise<User> => call(server.url, profiles.self, {}, token)

/** Signs in anew; existing sessions stay. */
export async function signedIn(server: Server, player: Person): Promise<string> {
  const { token } = await call(server.url, sessions.login, { email: player.email, password: player.password })
  return token
}
