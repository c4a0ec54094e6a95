import { sportNameTexts } from '@gauntlet/contract/sports/names'

const NAMES = new Map(Object.entries(sportNameTexts).map(([name, said]) => [said, name]))

/** The name by which the tables of this room know a sport, from the one that the reader's language has for it. */
export const originalName = (said: string): string => NAMES.get(said) ?? said
