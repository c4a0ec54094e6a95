import { calibration, calibrationBin, calibrationFigures } from '@gauntlet/contract/ranks/calibration'
import { matchOdds, rankEntry, rankOpponent } from '@gauntlet/contract/ranks/endpoints'
import { stake } from '@gauntlet/contract/ranks/stake'
import { feature, none } from '../../platform/features/feature.ts'
import { calibrationJob } from './calibration-job.ts'
import * as exported from './export-queries.ts'
import { periodsJob } from './periods.ts'
import { replaysJob } from './replays.ts'
import { rankRoutes } from './routes.ts'

export const ranks = feature({
  name: 'ranks',
  routes: rankRoutes,
  answers: {
    RankEntry: rankEntry,
    RankOpponent: rankOpponent,
    MatchOdds: matchOdds,
    Stake: stake,
    Calibration: calibration,
    CalibrationFigures: calibrationFigures,
    CalibrationBin: calibrationBin,
  },
  jobs: [{ job: periodsJob, due: 'follows' }, { job: replaysJob, due: 'follows' }, { job: calibrationJob }],
  keeps: {
    export: { rank_history: exported.rankHistory },
    leave: none('What was played stays in the ranks of the others.'),
    erase: none('A ledger: nothing is taken out of it, and it names the account by its id only.'),
  },
  gathers: none('Nobody meets anybody in it.'),
})
