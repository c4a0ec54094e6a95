import type { Row } from './command.ts'

/** The commands that run without a server; those that act on its data are in features/operator/commands.ts. */
export const localRows: readonly Row[] = [
  {
    name: 'measure-ranks',
    usage: 'FILE --from YYYYMMDD [--ignore-scores]',
    summary: 'Measures how well ranks foretell the results of a file.',
    details: [
      'FILE is CSV, or CSV in gzip, with a header that names the columns of one of these forms',
      '(other columns are ignored):',
      '  date,winner,loser            two players',
      '  date,w1,w2,l1,l2             two against two',
      '  date,home,away,score         two players, of whom the score says who won, or that it was a draw',
      '  date,event,player,position   placings: each pair of finishers of an event is one prediction',
      '  at,sides,positions           a log of the product, with sides of any size and draws: see rank-log',
      'Dates are YYYYMMDD. All but placings may have a score, the first side first: 104-96, or by sets 21-15 19-21 15-12.',
      'It is read, unless --ignore-scores is there or the column note says R (retired). Draws are rated, not predicted.',
      'Each result is predicted from those before it; the predictions from --from on count.',
      'Prints {n, accuracy, logLoss, brier, slope, ece, seconds, calibration} as JSON; slope is 1 where chances are neither',
      'too bold nor too shy, ece their mean error in ten bins; seconds is the time to predict and rate them all.',
      'calibration is what GET /ranks/calibration tells, of results of two sides: ten bins, draws apart, settled or not.',
    ].join('\n'),
    load: () => import('./measure-ranks.ts'),
  },
  {
    name: 'restore',
    usage: 'FILE [--json]',
    summary: 'Loads a backup into an empty data folder or an empty PostgreSQL database.',
    details: [
      'The target is that of the configuration: GAUNTLET_DATA, or DATABASE_URL. Stop the server first.',
      'A backup of either engine goes into either. Its pictures go where the configuration keeps them: the data folder,',
      'or a bucket.',
    ].join('\n'),
    load: () => import('./restore.ts'),
  },
  {
    name: 'migrate',
    usage: '[--json]',
    summary: 'Brings the tables up to date, as a start of the server does, and tells how far it is.',
    details: [
      'Before an upgrade of a large PostgreSQL: nodes of the version before go on meanwhile. An embedded database needs its',
      'server stopped. Stopped half-way, it is called again and goes on with the batch that it was at.',
      'How far it is goes to stderr; with --json each line is {migration, file, files, seconds, applied, batches}, where',
      'batches is {done, of, secondsLeft} or null. Prints {applied, newer} as JSON in the end: names of migrations.',
    ].join('\n'),
    load: () => import('./migrate.ts'),
  },
  {
    name: 'move-pictures',
    usage: 'bucket|folder [--remove] [--json]',
    summary: 'Copies all pictures from the data folder to the bucket of the configuration, or back.',
    details: [
      'Files that are there already are passed over: stopped, it is called again and goes on. --remove takes them away',
      'where they were, once the server looks for them in the new place. The server may run.',
      'How far it is goes to stderr; with --json each line is {done, of, secondsLeft}. Prints {files, copied, removed}',
      'as JSON in the end.',
    ].join('\n'),
    load: () => import('./move-pictures.ts'),
  },
]
