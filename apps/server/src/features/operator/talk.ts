import { isId } from '@gauntlet/contract/fields'
import {
  type Desk,
  Failure,
  noMore,
  readWords,
  required,
  type Said,
  UsageError,
} from '../../platform/operator/command.ts'
import { touchTalkers } from '../talk/facts.ts'
import { keepAct } from './acts.ts'
import { indented, moment } from './formats.ts'
import { LISTED } from './messages.ts'
import {
  type AroundRow,
  closeTalkReports,
  deleteTalkMessage,
  listAround,
  listTalkReports,
  lockTalkReport,
  type TalkReportRow,
} from './talk-queries.ts'

/** Stands for the address of an account that is no more. */
const CLOSED = 'closed account'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { why: { type: 'string' } })
  const [act, id] = positionals
  noMore(positionals, 2)
  if (act === undefined) return listReported(desk)
  if (act !== 'remove' && act !== 'fine') throw new UsageError(`There is no 'talk ${act}'.`)
  return decideReport(desk, { act, id: required(id, 'report'), why: values.why })
}

async function listReported({ services: { db } }: Desk): Promise<Said> {
  const rows = await listTalkReports.all(db, { limit: Number(LISTED) })
  const reports = []
  for (const row of rows) {
    const around = await listAround.all(db, { id: row.id })
    reports.push({ row, around })
  }
  return {
    data: {
      reports: reports.map(({ row: { created_at, ...row }, around }) => ({
        ...row,
        created_at: created_at.toISOString(),
        around: around.map(({ created_at: at, ...message }) => ({ ...message, created_at: at.toISOString() })),
      })),
    },
    text: reports.length === 0 ? 'No message is reported.' : reports.map(tellReport).join('\n\n'),
  }
}

const tellReport = ({ row, around }: { row: TalkReportRow; around: readonly AroundRow[] }): string =>
  [
    `report ${row.id}, ${moment(row.created_at)}`,
    `  in ${row.kind} ${row.thing_id}, by ${row.reporter} <${row.reporter_email ?? CLOSED}>`,
    ...(row.why === '' ? [] : [indented(`"${row.why}"`)]),
    ...around.flatMap(message => [
      `${message.number === row.number ? '>' : ' '} ${message.author} <${message.email ?? CLOSED}>${message.suspended ? ', suspended' : ''}, ${moment(message.created_at)}`,
      indented(message.text),
    ]),
  ].join('\n')

/** Takes a reported message away, or leaves it; either way its reports are dealt with. */
async function decideReport(
  desk: Desk,
  { act, id, why }: { act: 'remove' | 'fine'; id: string; why: string | undefined },
): Promise<Said> {
  if (!isId(id)) throw new Failure('There is no such report.')
  return desk.services.db.transaction(async tx => {
    const report = await lockTalkReport.first(tx, { id })
    if (!report) throw new Failure('There is no such report, or somebody has dealt with it.')
    const message = { thingId: report.thing_id, number: report.number }
    if (act === 'remove') {
      await deleteTalkMessage.affected(tx, message)
      await touchTalkers(tx, desk.services, { kind: report.kind, id: report.thing_id })
    } else await closeTalkReports.affected(tx, { ...message, now: desk.services.clock.now() })
    const details = { thing: report.thing_id, number: report.number, author: report.author_id }
    await keepAct(tx, desk, { act: `talk ${act}`, subject: id, details, why })
    return {
      data: { report_id: id, removed: act === 'remove' },
      text: act === 'remove' ? 'The message is gone.' : 'The message stays.',
    }
  })
}
