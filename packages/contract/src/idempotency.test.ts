import { expect, test } from 'vitest'
import { allEndpoints } from './endpoints.ts'

/** Rows that change something and take no key, and why: whoever adds a row decides. */
const WITHOUT: Record<string, string> = {
  'sessions.login': 'answers a token',
  'sessions.register': 'answers a token',
  'sessions.forgot': 'nobody is signed in',
  'sessions.reset': 'nobody is signed in',
  'sessions.updatePassword': 'ends sessions',
  'sessions.verify': 'nobody is signed in',
  'sessions.sendVerification': 'a mail more harms nobody',
  'sessions.logout': 'ends the session',
  'sessions.revoke': 'twice is once',
  'sessions.revokeOthers': 'twice is once',
  'sessions.toCookie': 'moves the session',
  'emailLinks.view': 'changes nothing',
  'emailLinks.undo': 'answers a token; nobody is signed in',
  'secondProofs.setUpTimeCodes': 'answers a secret',
  'secondProofs.confirmTimeCodes': 'answers secrets',
  'secondProofs.endTimeCodes': 'the code that proves it is good once',
  'secondProofs.renewRecoveryCodes': 'answers secrets',
  'passkeys.addOptions': 'answers a challenge, good once',
  'passkeys.add': 'its challenge is good once',
  'passkeys.rename': 'twice is once',
  'passkeys.remove': 'twice is once',
  'passkeys.options': 'nobody is signed in',
  'passkeys.signIn': 'answers a token',
  'passkeys.prove': 'answers a code, good once',
  'profiles.setTheme': 'twice is once',
  'profiles.update': 'twice is once',
  'pictures.update': 'twice is once; a file is not in the database',
  'accounts.remove': 'ends the session',
  'accounts.removeWithPassword': 'ends the session',
  'accounts.correctEmail': 'twice is once',
  'addresses.update': 'twice is once',
  'sports.add': 'twice is once',
  'sports.setActive': 'twice is once',
  'blocks.set': 'twice is once',
  'challenges.setViewed': 'twice is once',
  'challengeLinks.make': 'answers a secret',
  'linkedChallenges.accept': 'twice is once',
  'guests.link': 'answers a secret',
  'availability.change': 'twice is once',
  'challengeLinks.revoke': 'twice is once',
  'events.setViewed': 'twice is once',
  'tournaments.setViewed': 'twice is once',
  'talk.seen': 'twice is once',
  'contact.send': 'anybody may write; a message more harms nobody',
  'payments.pay': 'the token of the card is its key; it asks somebody else for money in between',
  'payments.finish': 'twice is once',
  'payments.sandboxBank': 'twice is once',
  'payments.webhook': 'each event has an id',
  'payments.sandboxToken': 'makes nothing but a token',
  'notices.read': 'twice is once',
  'notices.choose': 'twice is once',
  'notices.startPush': 'twice is once',
  'notices.stopPush': 'twice is once',
  'notices.unsubscribe': 'nobody is signed in',
  'calendar.renew': 'answers a secret',
}
/** A POST because of what is sent. */
const READS =
  /^(leaderboards|pairs|peopleSearch|matchSearch|content)\.|\.search$|^teams\.view$|^lineups\.fair$|^(linkedChallenges|guests)\.open$/

const changing = allEndpoints
  .map(({ noun, name, endpoint }) => ({ row: `${noun}.${name}`, endpoint }))
  .filter(({ row, endpoint }) => (endpoint.method === 'POST' || endpoint.changes) && !READS.test(row))

const decided = (row: string, once: boolean) => once !== row in WITHOUT

test('every row that changes something is done once with a key, or says why it takes none', () => {
  expect(
    changing.filter(({ row, endpoint }) => !decided(row, endpoint.once !== undefined)).map(({ row }) => row),
  ).toEqual([])
})

test('what only reads, and what anybody may call unseen, takes no key', () => {
  const changes = new Set(changing.map(({ endpoint }) => endpoint))
  expect(allEndpoints.filter(({ endpoint }) => endpoint.once && !changes.has(endpoint))).toEqual([])
})

test('only reports wait for a network', () => {
  expect(changing.filter(({ endpoint }) => endpoint.once === 'late').map(({ row }) => row)).toEqual([
    'challenges.report',
  ])
})
