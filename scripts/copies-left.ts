/** Places that are alike in these files, and the reason why they are left so. */
export interface Left {
  /** Both places lie in files of these patterns. */
  files: readonly string[]
  why: string
}

const contract = 'packages/contract/src'
const rules = 'packages/rules/src'
const server = 'apps/server/src'
const features = `${server}/features`
const web = 'apps/web/src'
const screens = `${web}/features`

/** Rows of a table have one shape since it is a table: they are not counted. */
export const tables: readonly Left[] = [
  {
    files: [`${contract}/**/{endpoints,lineup,open,purchases,email-links,side-rows}.ts`],
    why: 'rows of the contract: each states its method, path, access, input and answer',
  },
  {
    files: [`${contract}/**/{reasons,texts,notices,mails,status,forms,endpoints}.ts`, `${web}/**/texts.ts`],
    why: 'catalogues: a line has a name and its text',
  },
  { files: [`${rules}/*/actions*.test.ts`], why: 'matrices of verdicts: each is read as a whole' },
]

/** Copies that were looked at. They count, and stay. */
export const leftAlone: readonly Left[] = [
  { files: [`${features}/*/feature.ts`], why: 'each noun states for itself what it takes part in, and why not' },
  {
    files: [`${features}/*/tables.ts`, `${rules}/tournaments/facts.ts`],
    why: 'lists of columns and facts, each beside its type',
  },
  {
    files: [
      `${features}/operator/commands.ts`,
      `${server}/cli/commands/index.ts`,
      `${web}/shell/{places,rail-places}.ts`,
      'bench/src/bench.ts',
    ],
    why: 'rows of lists: commands, what can be measured, and where the bar and the rail lead',
  },
  { files: [`${features}/{sessions,second-proofs}/mails.ts`], why: 'mails: a subject, a heading and lines each' },
  {
    files: [`${contract}/{challenges,events,tournaments}/{answer,notices}.ts`],
    why: 'answers and notices: every field and every action of a noun by its name',
  },
  {
    files: [`${contract}/challenges/sides.ts`, `${contract}/ranks/calibration.ts`],
    why: 'answers of which each lists figures of its own',
  },
  {
    files: [`${features}/{second-proofs,sessions}/expired.ts`],
    why: 'jobs: each names two things of its noun that run out',
  },
  {
    files: [`${features}/brackets/playing.ts`],
    why: 'acts: each binds a row of the contract to its rule',
  },
  {
    files: [`${screens}/agenda/fortnight.ts`],
    why: 'what each noun calls its name and its start',
  },
  {
    files: [
      `${features}/{credits,draws,payments,profiles,sessions,sports,teams}/{,ages-,update-}queries.ts`,
      `${features}/leaderboards/{,standing-}queries.ts`,
      `${server}/platform/idempotency/queries.ts`,
    ],
    why: 'statements that read or change columns of a row by its keys, each of another table; boards of a city and of all',
  },
  {
    files: [`${rules}/{events,tournaments}/{facts,places}.ts`],
    why: 'who waits is on a list in an event, and asks in a tournament: what is alike would bind the two rules',
  },
  { files: [`${rules}/{challenges,tournaments}/testing.ts`], why: 'three lines with the types of their noun' },
  {
    files: [`${features}/{challenges,tournaments}/{act,part,blocking,open,places,persist}.ts`],
    why: 'the common part is in gathering; this is the types, rows and rules of each noun',
  },
  { files: [`${server}/demo/{cities,events,tournaments}.ts`], why: 'invented plans, to be changed one by one' },
  {
    files: [`${server}/platform/database/schema.ts`, `${server}/testing/{balancer,tcp-proxy}.ts`],
    why: 'alike by chance: what they read and what they pass on differs',
  },
  {
    files: [
      `${screens}/profiles/{address-fields,edit-profile}.tsx`,
      `${screens}/teams/{create-team,edit-team}.tsx`,
      `${screens}/payments/sandbox-card.tsx`,
      `${screens}/events/invite.tsx`,
      `${screens}/tournaments/invite/add-by-email.tsx`,
    ],
    why: 'the fields of a form, one below the other',
  },
  {
    files: [
      `${screens}/events/{results,modify,event-list,my-event}.tsx`,
      `${screens}/tournaments/**/{results,search,modify,report,tournament-list,my-tournament}.tsx`,
      `${screens}/people-search/{results,my-friends}.tsx`,
      `${screens}/teams/my-teams.tsx`,
      `${screens}/profiles/{own-tools,notice-choices}.tsx`,
      `${screens}/passkeys/passkeys-section.tsx`,
      `${screens}/payments/{history,purchases}.tsx`,
    ],
    why: 'screens made of shared parts: what is left is what each gives to them',
  },
  {
    files: [
      `${screens}/{challenges,events,tournaments}/*-card.tsx`,
      `${screens}/challenges/detail/between.tsx`,
      `${screens}/{challenges,tournaments}/detail/{duel,standing,terms}.tsx`,
      `${screens}/{challenges/detail,events}/*-detail.tsx`,
      `${screens}/{challenges,tournaments}/form/terms-fields.tsx`,
      `${screens}/{events,teams,tournaments/detail}/{people,team-matches,team-players,participants}.tsx`,
      `${screens}/tournaments/sides/sides-shown.tsx`,
    ],
    why: 'cards, details and people are laid out alike, with the facts, words and classes of each noun',
  },
  {
    files: [
      `${screens}/challenges/form/match-create.tsx`,
      `${screens}/challenges/detail/requests.tsx`,
      `${screens}/events/add-friend.tsx`,
      `${screens}/teams/delete-team.tsx`,
    ],
    why: 'a way on from an empty list, and a question before an act: the shared parts, used alike',
  },
  {
    files: [`${screens}/tournaments/bracket/{run-bracket,ask}.tsx`, `${screens}/leaderboards/public/leader-row.tsx`],
    why: 'alike by chance: two dialogs with a list, a row and a choice',
  },
  { files: [`${web}/ui/range-field.tsx`], why: 'the two ends of one range' },
  {
    files: [`${web}/sports/{court-mark,sport-mark}.tsx`],
    why: 'drawings that come after the words, each from a file of its own',
  },
  {
    files: [`${screens}/challenges/form/side-fields.tsx`, `${screens}/tournaments/sides/side-sheet.tsx`],
    why: 'a choice among teams: the shared field, with what each offers',
  },
  {
    files: [
      `${web}/{api/session,visitor/return-to}.test.ts`,
      `${server}/cli/commands/{check,replay-ranks}.pglite.test.ts`,
      `${features}/{match-search/counts,ranks/windows}.test.ts`,
      `${features}/brackets/counting.test.ts`,
      `${features}/challenges/{lineup,lineup-people,lineup-races.postgres}.test.ts`,
      `${features}/tournaments/sides-races.postgres.test.ts`,
      `${features}/addresses/grid.test.ts`,
      `${features}/blocks/walls.test.ts`,
      `${features}/notices/{gathered,gathered-leaves,push-services,pushes}.test.ts`,
      `${features}/passkeys/passkeys.test.ts`,
      `${features}/payments/{buying,confirming,receipts}.test.ts`,
      `${features}/sessions/takeover.test.ts`,
      'e2e/api/{restart,stops}.test.ts',
      `${rules}/brackets/round-robin.test.ts`,
      'e2e/screens/{bracket,chances,dashboard,events,hands,teams}.test.ts',
    ],
    why: 'each test tells who is there and what they do, though another begins or goes on alike',
  },
]
