/**
 * How often something random is tried, or something is killed at a random moment: in `npm test` a few times, in the
 * complete matrix, before a release, as often as it takes to trust it.
 */
export const rounds = (few: number, complete: number): number =>
  process.env['GAUNTLET_TEST_COMPLETE'] === undefined ? few : complete
