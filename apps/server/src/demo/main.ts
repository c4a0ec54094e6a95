import { resolve } from 'node:path'
import type { App } from '../app.ts'
import { main as startServer } from '../main.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { fillWorld } from './fill.ts'
import { LOGINS } from './players.ts'
import { DEMO_PASSWORD, DEMO_SIZE } from './world.ts'

// oxlint-disable-next-line no-console -- what somebody who starts the demo reads on the terminal
const say = (text: string) => console.log(text)

/** The environment with a data folder beside the real one, so that a demo never touches it. */
export const demoEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  GAUNTLET_DATA: `${resolve(env['GAUNTLET_DATA'] || './data')}-demo`,
})

/** Starts the server over the demo world, which it makes first where there is none. Throws where in production. */
export async function main(env: NodeJS.ProcessEnv = process.env): Promise<App> {
  if (env['NODE_ENV'] === 'production')
    throw new Error('The demo invents players whose password everybody knows: it does not run in production.')
  const demo = demoEnvironment(env)
  say(`The demo world has ${DEMO_SIZE.players} players. Making it, the first time, takes a minute or two …`)
  await fillWorld(readConfig(demo), systemClock().now())
  const app = await startServer(demo)
  say(`\nSign in at ${app.server.listeningOrigin}/login with the password ${DEMO_PASSWORD} as`)
  for (const { name, email, city } of LOGINS) say(`  ${email.padEnd(18)}${name}, ${city}`)
  return app
}
