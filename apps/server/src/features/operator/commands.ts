import type { DeskRow } from '../../platform/operator/command.ts'

const USER = 'USER is an id or an e-mail.'
const WHY = '--why TEXT is kept with the act.'

/** The commands of an operator, in the order of their list. A new command is a file beside this and a row here. */
export const deskRows: readonly DeskRow[] = [
  {
    name: 'disputes',
    usage: '',
    summary: 'Lists the results that wait for a decision: who claims what, stars, places, messages, what they wrote.',
    load: () => import('./disputes.ts'),
  },
  {
    name: 'resolve',
    usage:
      'challenge ID winner USER|draw|void | tournament ID confirm|winner USER|places USER USER …|void [--why TEXT]',
    summary: 'Decides a dispute, or corrects a result that stands: a winner, the places of a tournament, or void.',
    details: [
      'Ranks are replayed where they were moved already. The players are told.',
      'A challenge: void counts against whoever disputed; the third within 90 days bars from ranked play for 30.',
      'A tournament: confirm lets the reported places stand; winner puts a player first, those who were before that',
      'player one place down; places names at least four players, the first one first, the others get no place.',
      `${USER} ${WHY}`,
    ].join('\n'),
    load: () => import('./resolve.ts'),
  },
  {
    name: 'void',
    usage: 'ID [--why TEXT]',
    summary: 'Makes the result of a challenge or a tournament void: nobody won, and what it did to ranks is undone.',
    details: WHY,
    load: () => import('./void.ts'),
  },
  {
    name: 'arranged',
    usage: '[--sport ID] | void KEY [--why TEXT] | fine KEY [--why TEXT]',
    summary:
      'Lists ranked results that look arranged: closed rings, throw-away accounts, the same loser again and again.',
    details: [
      'Of the last year: why, the players, and each result with what it gained and how much it counted; the largest gain',
      'first. Nothing follows from it by itself. KEY is the first line of a finding.',
      'void makes all its challenges void, as void does one; of tournaments it says which are left to decide.',
      'fine: it is listed again only when as much has been gained anew.',
      `--json prints {arranged: [{key, look, reason, sport, player, others, gained, results}]}. ${WHY}`,
    ].join('\n'),
    load: () => import('./arranged.ts'),
  },
  {
    name: 'void-captains',
    usage: '--sport ID|NAME [--yes] [--why TEXT]',
    summary: 'Voids all results of a team sport that name captains alone, for an operator who wants to begin anew.',
    details: [
      'They are from before matches of sides had line-ups, and are marked on the screen. Without --yes it only tells how',
      'many there are. Fifty at a time; stopped, it is called again and goes on. Ranks stay as they are until the sport has',
      'been replayed, once, in the background. Nothing that was paid is given back, and players are not told.',
      `${WHY} --json prints {sport_id, name, left, voided}.`,
    ].join('\n'),
    load: () => import('./void-captains.ts'),
  },
  {
    name: 'grant',
    usage: 'USER CREDITS [WHY]',
    summary: 'Gives a player credits.',
    details: USER,
    load: () => import('./grant.ts'),
  },
  {
    name: 'verify',
    usage: 'USER [--why TEXT]',
    summary: "Takes a player's e-mail as verified, with the welcome credits that follow.",
    details: `${USER} ${WHY}`,
    load: () => import('./verify.ts'),
  },
  {
    name: 'suspend',
    usage: 'USER [--why TEXT]',
    summary: 'Shuts a player out: sessions end, login is refused, search and leaderboards leave them out.',
    details: `${USER} ${WHY}`,
    load: () => import('./suspend.ts'),
  },
  {
    name: 'unsuspend',
    usage: 'USER [--why TEXT]',
    summary: 'Lets a suspended player in again.',
    details: `${USER} ${WHY}`,
    load: () => import('./unsuspend.ts'),
  },
  {
    name: 'end-second-proofs',
    usage: 'USER [--why TEXT]',
    summary: 'Ends the time codes and passkeys of a player who has lost them: the password alone signs in again.',
    details: `The player is told by e-mail. Make sure first that it is the player who asks. ${USER} ${WHY}`,
    load: () => import('./end-second-proofs.ts'),
  },
  {
    name: 'set-age',
    usage: 'USER AGE [--born YYYY-MM] [--why TEXT]',
    summary: 'Sets the age of a player, across 18 too, which players cannot. The player is told by e-mail.',
    details: [
      'Friends under 18 of somebody who becomes an adult by it are told as well. Somebody who was an adult here once and',
      'is under 18 now is hidden from strangers like any other, but cannot ask other players under 18 to be friends.',
      '--born: of players under 18, the month of birth; without it they become 18 so many full years from today.',
      `${USER} ${WHY}`,
    ].join('\n'),
    load: () => import('./set-age.ts'),
  },
  {
    name: 'too-young',
    usage: '',
    summary: 'Lists the players who told an age below AGE_MIN and wait for a decision: set-age, suspend or a talk.',
    load: () => import('./too-young.ts'),
  },
  {
    name: 'reports',
    usage: '[--limit N]',
    summary: 'Lists what players reported about players, the newest first.',
    load: () => import('./reports.ts'),
  },
  {
    name: 'talk',
    usage: '[remove REPORT [--why TEXT] | fine REPORT [--why TEXT]]',
    summary: 'Lists the reported messages of threads, each with ten around it; takes one away, or lets it stand.',
    details: WHY,
    load: () => import('./talk.ts'),
  },
  {
    name: 'guests',
    usage: 'ID | forget GUEST [--why TEXT]',
    summary: 'Lists the guests of a tournament, an event or a challenge, with who named them; takes a name away.',
    details: WHY,
    load: () => import('./guests.ts'),
  },
  {
    name: 'messages',
    usage: '[--reason REASON] [--limit N]',
    summary: 'Lists the messages of the contact form, the newest first.',
    details: 'REASON is one of: request sports, Feedback Ideas, Dispute, Other.',
    load: () => import('./messages.ts'),
  },
  {
    name: 'audit',
    usage: '[--limit N]',
    summary: 'Lists what operators did: when, who, what, why. The newest first.',
    load: () => import('./audit.ts'),
  },
  {
    name: 'security-log',
    usage: 'USER [--limit N]',
    summary:
      'Lists what happened to an account within a year: sign-ins, wrong passwords, new passwords. The newest first.',
    details: [
      USER,
      'A network is two bytes of a hash for this one account: equal ones are very likely the same network, and no address',
      'can be found from them.',
    ].join('\n'),
    load: () => import('./security-log.ts'),
  },
  {
    name: 'balances',
    usage: '[USER]',
    summary: 'Derives the credits anew and tells what does not add up; with USER, lists the ledger of that player.',
    details: [
      'The balance of a player is the sum of the ledger. What each challenge and tournament holds is compared with what',
      'was paid for it and given back, what each payment bought with what was credited; a balance below 0 without a',
      'chargeback is told. Exit code 1 where something does not add up.',
      USER,
    ].join('\n'),
    load: () => import('./balances.ts'),
  },
  {
    name: 'replay-ranks',
    usage: '[--sport ID] [--repair]',
    summary: 'Derives the ranks anew from the log of results and tells where what is stored differs.',
    details: [
      'Of every sport, or of the one with --sport, while results of it are taken. --repair makes what is stored what the',
      'log says, by a replay that changes the ranks at its end; stopped, it goes on in the background.',
      'Compares what the sport has learned, the players, the ledger, who met whom, what leaderboards count by, and what was gained',
      'in the last week, month and year.',
      'After a result was taken back a sport is replayed in the background: until then differences are told, and no fault.',
      'Exit code 1 where something differs otherwise and was not repaired.',
      '--json prints {sports: [{sport_id, name, results, players, differing, repaired, waits, differences}]}.',
    ].join('\n'),
    load: () => import('./replay-ranks.ts'),
  },
  {
    name: 'rank-moves',
    usage: '',
    summary:
      'Tells what the replay by the engine that reads scores has moved: how many players, the median, the largest.',
    details: [
      'After an update each sport is replayed once, by itself, while the product serves; sports that still wait are told.',
      'Ranks are compared after the last result that the engine before has rated.',
      '--json prints {sports: [{sport_id, name, players, moved, median, largest}], waiting: [sport_id]}.',
    ].join('\n'),
    load: () => import('./rank-moves.ts'),
  },
  {
    name: 'rank-log',
    usage: 'FILE --sport ID',
    summary: 'Writes the ranked results of a sport to a new file (CSV), which measure-ranks reads.',
    details: [
      'Players are numbered in the order in which they come: the file names nobody, and has the levels they declared.',
      'Without results that were taken back. measure-ranks finds in it what GET /ranks/calibration tells of the sport.',
    ].join('\n'),
    load: () => import('./rank-log.ts'),
  },
  {
    name: 'sports',
    usage: 'import FILE',
    summary: 'Adds sports from a JSON file; a sport that is there gets the description of the file.',
    details: 'FILE has the form of apps/server/data/sports.json: [{name, description, kind, side, result}].',
    load: () => import('./sports.ts'),
  },
  {
    name: 'check',
    usage: '',
    summary:
      'Looks whether everything is whole: folder, tables, credits, ranks, players, pictures; and tells the last backup.',
    details: [
      'Reads every row of every table and follows every reference, derives credits and ranks anew, looks for the files of',
      'all pictures that are shown, and compares the migrations with those of this version. Changes nothing.',
      'Beside a running embedded server requests wait while a table is read. Exit code 1 where something is wrong.',
      '--json prints {whole, parts: [{part, said, found}], backup: {file, at} or null}.',
    ].join('\n'),
    load: () => import('./check.ts'),
  },
  {
    name: 'unused-pictures',
    usage: '[--throw-away] [--why TEXT]',
    summary: 'Tells how many pictures lie in the store that nobody shows, after a restore or a move, and removes them.',
    details: [
      'Changes nothing without --throw-away; with it their files go in the background. The store has to be of this club',
      `alone: those of another one are shown by nobody here. ${WHY}`,
      '--json prints {pictures, thrown_away}.',
    ].join('\n'),
    load: () => import('./unused-pictures.ts'),
  },
  {
    name: 'backup',
    usage: 'FILE [--without-pictures]',
    summary: 'Writes all data as of one moment to a new file (gzip), for either engine, with the pictures.',
    details: [
      'The server may go on running; the embedded database lets requests wait until the data is written.',
      'Pictures are read where they are kept, the folder or the bucket. --without-pictures leaves them out, for a bucket',
      'that is copied with tools of its own.',
    ].join('\n'),
    load: () => import('./backup.ts'),
  },
]
