import * as z from 'zod/mini'
import table from './examples.json' with { type: 'json' }
import { score } from './forms.ts'

const examplesOfFormat = z.strictObject({ valid: z.array(score), invalid: z.array(score) })

/** Right and wrong scores, by sport and format. */
export const scoreExamples = z.record(z.string(), z.record(z.string(), examplesOfFormat)).parse(table)
