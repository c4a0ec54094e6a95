import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'

const RUN_MS = 180_000
const PATH = [dirname(process.execPath), process.env['PATH']].join(':')

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

const audit = z.object({
  score: z.nullable(z.number()),
  numericValue: z.optional(z.number()),
  details: z.optional(z.unknown()),
})
const report = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), audit),
})

export interface Look {
  /** Of 100. */
  scores: ReadonlyMap<Category, number>
  /** The parts of the performance, in ms; the shift of the layout has no unit. */
  paints: { first: number; largest: number; blocked: number; shift: number }
  /** The speed of the machine as Lighthouse tells it; below 1000 or so it thinks a page slower than it is. */
  machine: number
  /** The audits of the other categories that are not passed. */
  missed: readonly string[]
}

const TRIES = 3
const DETAILS = 400

/**
 * Runs Lighthouse, mobile and throttled as it is by itself, in the browser that listens at `port`; `quickly` only its
 * performance. A trace that it cannot read is taken again.
 */
export async function lookAt(url: string, port: number, folder: string, quickly: boolean): Promise<Look> {
  for (let tried = 1; ; tried++)
    try {
      return await lookOnce(url, port, folder, quickly)
    } catch (error) {
      if (tried === TRIES) throw error
    }
}

async function lookOnce(url: string, port: number, folder: string, quickly: boolean): Promise<Look> {
  const categories = quickly ? CATEGORIES.slice(0, 1) : CATEGORIES
  const program = process.env['LIGHTHOUSE'] || 'lighthouse'
  const file = join(folder, 'report.json')
  const child = spawn(
    program,
    [
      url,
      `--port=${port}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      '--no-enable-error-reporting',
    ],
    { stdio: ['ignore', 2, 2], env: { ...process.env, PATH }, timeout: RUN_MS },
  )
  const [code]: unknown[] = await once(child, 'exit').catch((error: unknown) => {
    throw new Error(`${program} does not start: npm install -g lighthouse, or name it in LIGHTHOUSE`, { cause: error })
  })
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)} at ${url}`)
  const { runtimeError, environment, categories: told, audits } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const missed = categories
    .filter(category => category !== 'performance')
    .flatMap(category => told[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    // With its findings, as far as they fit a line.
    .map(({ id }) => `${id} ${(JSON.stringify(audits[id]?.details) ?? '').slice(0, DETAILS)}`)
  return {
    scores: new Map(categories.map(category => [category, Math.round((told[category]?.score ?? 0) * 100)])),
    paints: {
      first: number('first-contentful-paint'),
      largest: number('largest-contentful-paint'),
      blocked: number('total-blocking-time'),
      shift: number('cumulative-layout-shift'),
    },
    machine: environment.benchmarkIndex,
    missed: [...new Set(missed)],
  }
}
