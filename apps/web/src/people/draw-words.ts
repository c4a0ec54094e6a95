import { say } from '../ui/say.ts'
import * as texts from './texts.ts'

/** '24% draw'. */
export const drawWords = (chance: number): string => say(texts.drawChance, { percent: `${Math.round(chance * 100)}%` })
