import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/lock.ts'
import { readTree, untrueOn } from './support/named.ts'

/** Names of other programs and of what is made while ours run: nothing in the tree could hold them. */
const NOT_OURS = new Set([
  // Data, builds and packages
  'geo',
  'dist/',
  'dist/csp.json',
  'csp.json',
  '@mdi/js',
  // The folder of an embedded database
  'format.json',
  'database/format.json',
  'database/operator.sock',
  'GAUNTLET_DATA=/tmp/try PORT=3999',
  // PostgreSQL, its pools and its drivers
  'create index concurrently',
  '/primary',
  'max_prepared_statements',
  'on-marked-down shutdown-sessions',
  'synchronous_standby_names',
  'max_prepared_statements = 500',
  'max_standby_streaming_delay',
  'RECONNECT',
  'DATABASE_URL=postgres://gauntlet:…@10.0.0.21:5432,10.0.0.22:5432/gauntlet',
  'DATABASE_URL=postgres://gauntlet:…@127.0.0.1:5000/gauntlet',
  'DATABASE_READ_URL=postgres://gauntlet:…@reads.example.org/gauntlet',
  '/etc/default/etcd',
  '/etc/haproxy/haproxy.cfg',
  '/etc/patroni/config.yml',
  '/etc/pgbouncer/pgbouncer.ini',
  '/etc/pgbouncer/userlist.txt',
  'default_transaction_read_only',
  'listen_addresses',
  'pg_hba.conf',
  'pg_snapshot_xmin',
  'postgresql.conf',
  'synchronous_mode_strict: true',
  '?sslmode=require',
  'pool_mode = session',
  'archive_mode',
  'target_session_attrs',
  'pg_dropcluster --stop 15 main && pg_createcluster 15 main && rm -r /var/lib/postgresql/15/main',
  'select * from pg_stat_replication',
  "select pg_drop_replication_slot('reads')",
  'psql -h 10.0.0.21 -U postgres',
  'systemctl restart etcd',
  'systemctl disable --now postgresql',
  'systemctl enable --now patroni',
  'patronictl -c /etc/patroni/config.yml list',
  'patronictl -c /etc/patroni/config.yml switchover',
  // Docker, proxies and headers
  '--build-arg APP_NAME=…',
  'Sec-Fetch-Site',
  'keepalive',
  'non_idempotent',
  'X-Accel-Buffering: no',
  'Strict-Transport-Security',
  // Rights in a bucket
  's3:ListBucket',
  's3:GetObject',
  's3:PutObject',
  's3:DeleteObject',
  // Stripe
  'sk_test_…',
  'pk_test_…',
  'rk_…',
  'https://YOUR-ADDRESS/api/stripes/webhook',
  // Examples
  'texts.de.ts',
  'gauntlet set-age ada@example.com 19 --why "Showed a card."',
])

const tree = readTree(root)
// The change log tells of what was.
const pages = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .stdout.trim()
  .split('\n')
  .filter(page => page !== 'CHANGELOG.md')

test('every path and every name in backticks on a page of the project is there', () => {
  const untrue = pages.flatMap(page => untrueOn(tree, page, readFileSync(join(root, page), 'utf8')))
  expect(untrue.filter(line => !NOT_OURS.has(line.slice(line.indexOf(': ') + 2)))).toEqual([])
})

test.each<[what: string, text: string, name?: string]>([
  ['a file that is gone', '`packages/contract/src/challenges.ts`'],
  ['a file that is gone, inside code', "`load: () => import('../features/agenda/challenges.tsx')`"],
  ['a function that is gone', '`acceptTheChallengeOf(viewer)`'],
  ['a row that its noun does not have', '`challenges.swallow`'],
  ['a row in a block of code', '```ts\nrun(challenges.swallow)\n```', 'challenges.swallow'],
  ['a column that its table does not have', '`users.shoe_size`'],
  ['a script that is gone', '`npm run polish`'],
])('%s is found out', (_what, text, name = text.slice(1, -1)) => {
  expect(untrueOn(tree, 'docs/page.md', text)).toEqual([`docs/page.md: ${name}`])
})

test.each([
  ['a file by its end', '`challenges/answering.ts`'],
  ['a file of each noun', '`features/<noun>/routes.ts`'],
  ['a folder', '`apps/web/src/ui/`'],
  ['a row', '`challenges.pending`'],
  ['a column', '`users.email`'],
  ['a script of a workspace', '`npm run build -w apps/web`'],
  ['a call with what is passed', '`useApi(row, input, { enabled, live })`'],
  ['a block of code', '```\nconst unknownName = 1\n```'],
])('%s is found', (_what, text) => {
  expect(untrueOn(tree, 'docs/page.md', text)).toEqual([])
})
