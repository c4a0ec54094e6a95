import type { Services } from '../services.ts'
import { STAGES } from './feature.ts'

/** Adds the jobs of all features. Answers the names of those that catch up once the clock was moved, in their order. */
export function addJobs(services: Services): string[] {
  const added = services.features.flatMap(({ jobs }) => jobs.map(({ job, due }) => ({ due, job: job(services) })))
  for (const { job } of added) services.jobs.add(job)
  return STAGES.flatMap(stage => added.filter(({ due }) => due === stage).map(({ job }) => job.name))
}
