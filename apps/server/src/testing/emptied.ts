import type { Database } from '../platform/database/database.ts'

/** More than this is thrown away: rows that are gone take their place until somebody cleans up. */
const BYTES_MAX = 4 * 1024 ** 2

/** Statistics of the last test file would change plans, and only a superuser may leave triggers out. */
const FIT = `select
    (select rolsuper from pg_roles where rolname = current_user)
    and not exists (
      select from pg_statistic join pg_class on pg_class.oid = starelid where relnamespace = 'public'::regnamespace)
    and (select sum(pg_relation_size(oid)) < ${BYTES_MAX} from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace) as fit`

/** Only what migrations leave stays: the lists of them, and of what they have filled. */
const EMPTY = `do $$
  declare it text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for it in select tablename from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'fills') loop
      execute format('delete from %I', it);
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
      where last_value is not null;
  end $$`

/** Databases that a test file of this process has used and emptied. */
const idle: Database[] = []

const emptied = (database: Database): Promise<boolean> =>
  database.session(async session => {
    const [state] = await session.run(FIT)
    if (state?.['fit'] !== true) return false
    await session.run(EMPTY)
    return true
  })

/**
 * The product's own tables, empty. To make a database and to connect to it takes as long as many tests: one that a test
 * file closes is emptied for the next file of this process, unless it is not as new any more, or `keeps` says no.
 */
export async function borrowEmpty(
  engine: Database['engine'],
  open: () => Promise<Database>,
  keeps: (database: Database) => Promise<boolean> = async () => true,
): Promise<Database> {
  const at = idle.findIndex(one => one.engine === engine)
  const database = (at < 0 ? undefined : idle.splice(at, 1)[0]) ?? (await open())
  let closing: Promise<void> | undefined
  const giveBack = async () => {
    if ((await keeps(database)) && (await emptied(database))) idle.push(database)
    else await database.close()
  }
  return {
    ...database,
    // Whoever had it before hears no more of it.
    onReach: (listener: Parameters<Database['onReach']>[0]) =>
      database.onReach(reach => (closing ? undefined : listener(reach))),
    close: () => (closing ??= giveBack()),
  }
}
