import type { Row } from './command.ts'

/** The operator's commands, in the order in which they are listed. A new one is a file beside this and a row here. */
export const commands: readonly Row[] = [
  {
    name: 'measure-ranks',
    usage: 'FILE --from YYYYMMDD',
    summary: 'Measures how well ranks foretell the results of a file.',
    details: [
      'FILE is CSV, or CSV in gzip, with a header that names the columns of one of these forms',
      '(other columns are ignored):',
      '  date,winner,loser            two players',
      '  date,w1,w2,l1,l2             two against two',
      '  date,event,player,position   placings: each pair of finishers of an event is one prediction',
      'Dates are YYYYMMDD. Each result is predicted from those before it; the predictions from --from on count.',
      'Prints {n, accuracy, logLoss, brier, seconds} as JSON; seconds is the time to predict and rate them all.',
    ].join('\n'),
    load: () => import('./measure-ranks.ts'),
  },
  {
    name: 'replay-ranks',
    usage: '[--sport ID] [--repair] [--json]',
    summary: 'Derives the ranks anew from the log of results and tells where what is stored differs.',
    details: [
      'Of every sport, or of the one with --sport. --repair makes what is stored what the log says.',
      'Compares the newcomer anchor, the players, the ledger, who met whom, and what leaderboards count by.',
      'Exit code 1 where something differs and was not repaired.',
      '--json prints {sports: [{sport_id, name, results, players, differing, repaired, differences}]}.',
    ].join('\n'),
    load: () => import('./replay-ranks.ts'),
  },
]
