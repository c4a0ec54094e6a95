// Serves what is built, and builds nothing: what an image or a service manager starts.
import { main } from './main.ts'
import { startOrSay } from './starting.ts'

await startOrSay(() => main())
