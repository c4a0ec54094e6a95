import { allEndpoints } from '@gauntlet/contract/endpoints'
import { features } from '../features/index.ts'
import { openApiDocument } from '../platform/pages/openapi.ts'

const apiBase = process.env['API_BASE'] || '/api'
const appName = process.env['APP_NAME'] || 'Gauntlet'
const answers = features.map(feature => feature.answers)
process.stdout.write(`${JSON.stringify(openApiDocument(allEndpoints, answers, { apiBase, appName }), null, 2)}\n`)
