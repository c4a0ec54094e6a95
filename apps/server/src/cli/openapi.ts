import { allEndpoints } from '@gauntlet/contract/endpoints'
import { openApiDocument } from '../platform/pages/openapi.ts'

const apiBase = process.env['API_BASE'] || '/api'
const appName = process.env['APP_NAME'] || 'Gauntlet'
process.stdout.write(`${JSON.stringify(openApiDocument(allEndpoints, { apiBase, appName }), null, 2)}\n`)
