import { AsyncLocalStorage } from 'node:async_hooks'

const networks = new AsyncLocalStorage<string>()

/** Carries out work of a request for the caller's network, which the queues below share out their places by. */
export const workFor = <T>(network: string, work: () => T): T => networks.run(network, work)

/** The caller whose request the current work serves; the server's own work counts as one more caller. */
export const callersNetwork = (): string => networks.getStore() ?? 'the server'
