// `npm run --silent trace < stack.txt`: a stack trace of the built web client, with places in the sources.
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from './support/lock.ts'
import { traced } from './support/trace.ts'

process.stdout.write(traced(await text(process.stdin), join(root, 'apps/web/dist/assets'), root))
